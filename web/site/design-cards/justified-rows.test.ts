import { expect, test } from 'vitest'
import { type Position, positionsOf } from './justified-rows.ts'

const narrow = { from: 35, fullness: 2.5 }
const wide = { from: 70, fullness: 4.8 }
const [plan, photograph, elevation] = [0.7, 1.5, 2.4]

/** The cards of each row, and how much of its width they fill. */
function rowsOf(positions: Position[]) {
  return [...Map.groupBy(positions, ({ row }) => row).values()].map((row) => ({
    cards: row.length,
    filled: Number(row.reduce((sum, { share }) => sum + share, 0).toFixed(3)),
  }))
}

test('every row but the last is filled, whatever the pictures', () => {
  for (const room of [narrow, { from: 50, fullness: 3.6 }, wide])
    for (let count = 1; count <= 40; count++)
      for (const order of [
        [plan],
        [photograph],
        [elevation],
        [plan, elevation],
        [elevation, plan, photograph, 1],
      ]) {
        const ratios = Array.from({ length: count }, (_, index) => order[index % order.length] ?? 1)
        const rows = rowsOf(positionsOf(ratios, room))
        for (const { filled } of rows.slice(0, -1)) expect(filled).toBe(1)
        expect(rows.at(-1)?.filled).toBeLessThanOrEqual(1)
        expect(rows.reduce((sum, { cards }) => sum + cards, 0)).toBe(count)
      }
})

test('in a row every picture is as high as its neighbours', () => {
  const ratios = [plan, elevation, photograph, 1, plan, photograph, elevation]
  const positions = positionsOf(ratios, narrow)
  const heights = positions.map(({ share }, index) => Number((share / (ratios[index] ?? 1)).toFixed(4)))
  for (const row of Map.groupBy(positions.keys(), (index) => positions[index]?.row).values())
    expect(new Set(row.map((index) => heights[index])).size).toBe(1)
})

test('a lone portrait is not left in a row of its own, but in the last', () => {
  const ratios = [plan, elevation, elevation, plan, elevation, elevation, plan, elevation]
  const rows = [
    ...Map.groupBy(
      positionsOf(ratios, narrow).map((position, index) => ({ ...position, ratio: ratios[index] })),
      ({ row }) => row,
    ).values(),
  ]
  expect(rows.filter((row) => row.length === 1 && row[0]?.ratio === plan)).toEqual([])
})

test('a last card stands as high as the row above it, and does not fill the width', () => {
  const positions = positionsOf([photograph, photograph, photograph], narrow)
  expect(rowsOf(positions)).toEqual([
    { cards: 2, filled: 1 },
    { cards: 1, filled: 0.5 },
  ])
})

test('a last row is not left half empty where other rows are all full', () => {
  const samples = [photograph, photograph, photograph, 0.74, photograph]
  expect(rowsOf(positionsOf(samples, wide))).toEqual([
    { cards: 2, filled: 1 },
    { cards: 3, filled: 1 },
  ])
  expect(rowsOf(positionsOf(Array(8).fill(photograph), wide))).toEqual([
    { cards: 4, filled: 1 },
    { cards: 4, filled: 1 },
  ])
})

test('of even pictures the odd one makes the first row fuller', () => {
  const cards = rowsOf(positionsOf(Array(25).fill(1.33), narrow)).map(({ cards }) => cards)
  expect(cards).toEqual([3, ...Array(11).fill(2)])
})

test('a last row ends where it ends rather than stand beside rows much higher or lower', () => {
  expect(rowsOf(positionsOf(Array(5).fill(photograph), wide))).toEqual([
    { cards: 3, filled: 1 },
    { cards: 2, filled: 0.667 },
  ])
  expect(rowsOf(positionsOf([plan, plan, plan], wide))).toEqual([{ cards: 3, filled: 0.547 }])
})

test('few cards do not grow beyond what they would be among many', () => {
  expect(positionsOf([photograph], wide)[0]?.share).toBeCloseTo(1.5 / 3.84)
  expect(rowsOf(positionsOf([elevation, elevation], wide))).toEqual([{ cards: 2, filled: 1 }])
  expect(positionsOf([], wide)).toEqual([])
})
