import type { House, Level, Rectangle } from './house.ts'
import { boundsOf, footOf } from './measure.ts'

const squareFoot = 304.8 * 304.8

/** The built-up area over all levels, walls and verandahs included, in whole square feet. */
export function areaOf(house: House): number {
  return Math.round(house.levels.reduce((sum, level) => sum + coveredBy(level), 0) / squareFoot)
}

/** Rooms that are open to the sky do not count. */
function coveredBy(level: Level): number {
  const rooms = level.rooms.filter(({ isOpen }) => !isOpen).map((room) => boundsOf(room, level))
  return unionOf([...rooms, ...level.walls.map(footOf)])
}

function unionOf(rectangles: Rectangle[]): number {
  const stops = (axis: 0 | 1) =>
    [...new Set(rectangles.flatMap(({ from, to }) => [from[axis], to[axis]]))].sort((a, b) => a - b)
  const [xs, ys] = [stops(0), stops(1)]
  let area = 0
  for (let column = 1; column < xs.length; column++)
    for (let row = 1; row < ys.length; row++) {
      const [x, right, y, top] = [xs[column - 1], xs[column], ys[row - 1], ys[row]] as [
        number,
        number,
        number,
        number,
      ]
      if (rectangles.some(({ from, to }) => from[0] <= x && to[0] >= right && from[1] <= y && to[1] >= top))
        area += (right - x) * (top - y)
    }
  return area
}
