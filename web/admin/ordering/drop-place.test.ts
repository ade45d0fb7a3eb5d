import { describe, expect, test } from 'vitest'
import { type Box, dropPlace } from './drop-place.ts'

describe('in a column of four rows, each 50 high', () => {
  const rows = [0, 50, 100, 150].map((top) => ({ left: 0, top, width: 300, height: 50 }))
  test.each([
    [0, 120, 1, 99],
    [0, 140, 2, 149],
    [0, 900, 3, 199],
    [3, 10, 0, -1],
    [3, 60, 1, 49],
    [2, -40, 0, -1],
  ])('the row at %i, let go at %i, comes to stand at %i', (from, y, to, ruleTop) => {
    const gap = { left: 0, top: ruleTop, width: 300, height: 2 }
    expect(dropPlace(rows, from, { x: 700, y })).toEqual({ to, gap })
  })
  test.each([
    [1, 60],
    [1, 40],
    [1, 110],
  ])('the row at %i stays where it is when it is let go at %i', (from, y) => {
    expect(dropPlace(rows, from, { x: 10, y })).toBeUndefined()
  })
})

describe('in a grid of two columns and five tiles, each 100 by 100', () => {
  const tiles = [0, 1, 2, 3, 4].map((index) => ({
    left: (index % 2) * 110,
    top: Math.floor(index / 2) * 110,
    width: 100,
    height: 100,
  }))
  test.each([
    [4, 20, 50, 0],
    [0, 200, 50, 1],
    [0, 180, 170, 3],
    [0, 120, 170, 2],
    [1, 30, 260, 3],
    [3, 90, 260, 4],
  ])('the tile at %i, let go at %i, %i, comes to stand at %i', (from, x, y, to) => {
    expect(dropPlace(tiles, from, { x, y })?.to).toBe(to)
  })
  test('a tile is beside a taller one too', () => {
    const [first, second, ...others] = tiles as [Box, Box, ...Box[]]
    const uneven = [
      { ...first, height: 400 },
      second,
      ...others.map((box) => ({ ...box, top: box.top + 300 })),
    ]
    expect(dropPlace(uneven, 0, { x: 200, y: 50 })).toEqual({
      to: 1,
      gap: { left: 209, top: 0, width: 2, height: 100 },
    })
  })
  test('the rule stands upright beside the tile', () => {
    expect(dropPlace(tiles, 4, { x: 20, y: 50 })?.gap).toEqual({ left: -1, top: 0, width: 2, height: 100 })
    expect(dropPlace(tiles, 0, { x: 200, y: 50 })?.gap).toEqual({ left: 209, top: 0, width: 2, height: 100 })
  })
})

test('a single item has nowhere to go', () => {
  expect(dropPlace([{ left: 0, top: 0, width: 10, height: 10 }], 0, { x: 90, y: 90 })).toBeUndefined()
})
