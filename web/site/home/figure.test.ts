import { expect, test } from 'vitest'
import { figureOf, type Room } from './figure.ts'

const across = 24

test.each(Array.from({ length: 40 }, (_, index) => index + 1))('%i rooms fill the whole figure', (count) => {
  const rooms = figureOf(count)
  expect(rooms).toHaveLength(count)
  const cells = laid(rooms)
  expect(cells.flat().every((room) => room !== undefined)).toBe(true)
})

/** Lays rooms as a grid of 24 columns does by itself: each in the first place, after the last, that has room for it. */
function laid(rooms: Room[]): (number | undefined)[][] {
  const cells: (number | undefined)[][] = []
  let [row, column] = [0, 0]
  for (const [index, { columns, rows }] of rooms.entries()) {
    while (!isFree(row, column, columns))
      [row, column] = column + 1 < across ? [row, column + 1] : [row + 1, 0]
    for (let y = row; y < row + rows; y++)
      for (let x = column; x < column + columns; x++) {
        cells[y] ??= Array(across).fill(undefined)
        const line = cells[y]
        if (line) line[x] = index
      }
    column += columns
  }
  return cells

  function isFree(y: number, x: number, columns: number): boolean {
    if (x + columns > across) return false
    return Array.from({ length: columns }, (_, at) => cells[y]?.[x + at]).every((cell) => cell === undefined)
  }
}
