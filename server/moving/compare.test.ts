import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { compare } from './compare.ts'
import type { Row, Table } from './table.ts'

const column = (name: string, kind: 'text' | 'integer') => ({ name, kind, sql: name, type: kind })
const table: Table = {
  name: 'shown',
  columns: [column('alt', 'text'), column('owner', 'text'), column('place', 'integer')],
  key: ['owner', 'place'],
}

async function* inBatches(rows: Row[], size = 2): AsyncGenerator<Row[], void> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

// By the bytes of UTF-8, in which a letter of private use stands before a picture; as UTF-16 it would stand behind it.
const rows: Row[] = [
  ['', 'a', 2],
  [null, 'a', 10],
  ['x', 'z', 1],
  ['x', '\ue000', 1],
  ['x', '\u{1F3E0}', 1],
]

it('what is the same is summed up: how many rows, and a hash of all of them in their order', async () => {
  const hash = createHash('sha256')
  for (const row of rows) hash.update(`${JSON.stringify(row)}\n`)
  expect(await compare(table, inBatches(rows), inBatches(rows, 3))).toEqual({
    isSame: true,
    sum: { rows: 5, hash: hash.digest('hex') },
  })
})

it('what differs is named by its key: to be taken out as it is, and put in as it should be', async () => {
  const others: Row[] = [
    ['changed', 'a', 2],
    ['x', 'b', 1],
    ['x', 'z', 1],
    ['x', '\u{1F3E0}', 1],
  ]
  expect(await compare(table, inBatches(rows), inBatches(others))).toEqual({
    isSame: false,
    toRemove: [
      ['a', 2],
      ['b', 1],
    ],
    toAdd: [
      ['a', 2],
      ['a', 10],
      ['\ue000', 1],
    ],
  })
})

it('a missing text is not an empty one, and no row runs into the next', async () => {
  const differ = async (one: Row[], other: Row[]) =>
    (await compare(table, inBatches(one), inBatches(other))).isSame
  expect(await differ([[null, 'a', 1]], [['', 'a', 1]])).toBe(false)
  expect(await differ([['","', 'a', 1]], [['', 'a', 1]])).toBe(false)
  expect(await differ([], [['', 'a', 1]])).toBe(false)
  expect(await differ([], [])).toBe(true)
})

it('a table that has little in common with the other is not compared to its end', async () => {
  const many = (from: number) => Array.from({ length: 20_000 }, (_, place): Row => ['x', 'a', from + place])
  expect(await compare(table, inBatches(many(0), 500), inBatches([]))).toEqual({
    isSame: false,
    isWhollyDifferent: true,
  })
})
