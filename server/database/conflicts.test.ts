import { expect, it, onTestFinished } from 'vitest'
import { onEachSchema } from '#test/databases.ts'
import { openDatabase } from './client.ts'
import { changedMessage, isStale, isUniqueViolation, nextVersion } from './conflicts.ts'

const stored = '2026-03-01T10:00:00.500Z'

onEachSchema('A value that is taken', (open) => {
  it('is told from every other failure', async () => {
    const { url, remove } = await open()
    const db = openDatabase(url, () => {})
    onTestFinished(async () => {
      await db.destroy()
      await remove()
    })
    const insert = (value: number | null) =>
      db
        .insertInto('counter')
        .values({ name: 'design', value: value as number })
        .execute()
        .catch((error) => error)
    await insert(1)
    expect(isUniqueViolation(await insert(2))).toBe(true)
    expect(isUniqueViolation(await insert(null))).toBe(false)
    expect(
      [undefined, null, 'UNIQUE constraint failed', {}, new Error('23505')].some(isUniqueViolation),
    ).toBe(false)
  })
})

it.each([
  [undefined, false],
  [stored, false],
  ['2026-03-01T10:00:00.499Z', true],
  ['2026-03-01T10:00:00.501Z', false],
  ['2026-03-01T15:30:00.500+05:30', false],
  ['2026-03-01T15:30:00.499+05:30', true],
  ['2026-03-01T10:00:00Z', true],
])('an edit that started from %s is stale: %s', (given, expected) => {
  expect(isStale(given, stored)).toBe(expected)
})

it('each version is later than the one before, whatever the clock says', () => {
  expect(nextVersion(stored, Date.parse('2026-03-01T11:00:00Z'))).toBe('2026-03-01T11:00:00.000Z')
  expect(nextVersion(stored, Date.parse(stored))).toBe('2026-03-01T10:00:00.501Z')
  expect(nextVersion(stored, 0)).toBe('2026-03-01T10:00:00.501Z')
})

it('a racing edit is told what changed', () => {
  expect(changedMessage('design')).toBe(
    'This design was changed by someone else. Reload to see the latest version.',
  )
})
