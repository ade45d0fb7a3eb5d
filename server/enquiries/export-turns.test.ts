import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { enquiryFields } from '#test/factories.ts'
import { csvOf, workbookOf } from './export.ts'
import type { EnquiryRow } from './repository.ts'

const many = 5000

/** Rows that are there without waiting, as SQLite has them. */
async function* rowsThatCount(counted: { rows: number }): AsyncGenerator<EnquiryRow> {
  for (let index = 0; index < many; index++) {
    counted.rows += 1
    yield {
      ...enquiryFields({ name: `Visitor ${index}` }),
      id: 'f'.repeat(24),
      status: 'new',
      followUpOn: null,
      assignee: null,
      designId: null,
      about: null,
      noticeHash: null,
      anonymousSince: null,
      createdAt: '2026-11-21T00:00:00.000Z',
      updatedAt: '2026-11-21T00:00:00.000Z',
    }
  }
}

it.each([
  ['CSV', csvOf],
  ['Excel', workbookOf],
] as const)(
  'others have their turn while an export to %s is made, and its first bytes leave before its last row',
  async (_format, exportOf) => {
    const counted = { rows: 0 }
    let isOver = false
    let most = 0
    const watching = (async () => {
      for (let before = 0; !isOver; before = counted.rows) {
        await setImmediate()
        most = Math.max(most, counted.rows - before)
      }
    })()
    let rowsAtFirst = 0
    let bytes = 0
    for await (const piece of exportOf(rowsThatCount(counted))) {
      rowsAtFirst ||= counted.rows
      bytes += piece.length
    }
    isOver = true
    await watching
    expect([counted.rows, most]).toEqual([many, expect.toSatisfy((rows: number) => rows <= 200)])
    expect(rowsAtFirst).toBeLessThan(many)
    expect(bytes).toBeGreaterThan(many * 2)
  },
)

it.each([
  ['CSV', csvOf],
  ['Excel', workbookOf],
] as const)('rows that fail end an export to %s with their error', async (_format, exportOf) => {
  async function* failing(): AsyncGenerator<EnquiryRow> {
    yield* rowsThatCount({ rows: 0 })
    throw new Error('the database went away')
  }
  const reading = async () => {
    for await (const _piece of exportOf(failing()));
  }
  await expect(reading()).rejects.toThrow('the database went away')
})
