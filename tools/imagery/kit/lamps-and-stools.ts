import type { Piece } from '../model/house.ts'
import { box, cylinder, type Part } from '../model/shapes.ts'

export function floorLamp(): Piece {
  return {
    name: 'floor lamp',
    size: [420, 420],
    parts: [
      cylinder([210, 210, 0], 150, 25, 'dark'),
      cylinder([210, 210, 25], 12, 1380, 'brass'),
      cylinder([210, 210, 1360], 205, 280, 'linen', 150),
    ],
  }
}

/** Three frames on a wall, at the height of the eye. */
export function frames(): Piece {
  const frame = (x: number, z: number, width: number, height: number): Part[] => [
    box([x, 0, z], [x + width, 30, z + height], 'ply'),
    box([x + 40, 30, z + 40], [x + width - 40, 34, z + height - 40], 'card'),
    box([x + width * 0.3, 34, z + height * 0.25], [x + width * 0.7, 36, z + height * 0.6], 'rust'),
  ]
  return {
    name: 'frames',
    size: [1750, 36],
    parts: [
      ...frame(0, 1350, 700, 900),
      ...frame(800, 1350, 420, 420),
      ...frame(800, 1840, 420, 410),
      ...frame(1300, 1500, 450, 600),
    ],
  }
}

/** A raised ledge along the back of a counter, with stools. */
export function ledge(width: number, stools: number): Piece {
  const step = width / stools
  return {
    name: 'ledge',
    size: [width, 760],
    parts: [
      box([0, 0, 1020], [width, 360, 1065], 'wood', 8),
      box([40, 0, 0], [85, 300, 1020], 'ply'),
      box([width - 85, 0, 0], [width - 40, 300, 1020], 'ply'),
      ...Array.from({ length: stools }, (_, stool) => stoolAt(step * (stool + 0.5), 560)).flat(),
    ],
  }
}

function stoolAt(x: number, y: number): Part[] {
  const legs = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => [x + dx * 120 - 14, y + dy * 120 - 14] as const))
  return [
    cylinder([x, y, 690], 180, 40, 'rust'),
    ...legs.map(([left, near]) => box([left, near, 0], [left + 28, near + 28, 690], 'ply')),
    box([x - 130, y - 10, 250], [x + 130, y + 10, 275], 'ply'),
    box([x - 10, y - 130, 250], [x + 10, y + 130, 275], 'ply'),
  ]
}

/** Three lamps on cords; the bar they hang from is the room's. */
export function pendants(width: number, height = 2900): Piece {
  const places = [0.18, 0.5, 0.82].map((part) => part * width)
  return {
    name: 'pendants',
    size: [width, 260],
    parts: [
      ...places.flatMap((x) => [
        cylinder([x, 130, 1850], 5, height - 1880, 'ink'),
        cylinder([x, 130, 1650], 125, 200, 'card', 45),
      ]),
    ],
  }
}
