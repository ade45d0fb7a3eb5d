import type { Piece } from '../model/house.ts'
import { ball, box, cylinder, type Material, type Part } from '../model/shapes.ts'

/** A chair that looks towards larger y, its back at y = 0. */
function chair(x: number, y: number, quarter: 0 | 1 | 2 | 3 = 0): Part[] {
  const backs: Record<typeof quarter, Part> = {
    0: box([x, y, 430], [x + 440, y + 40, 840], 'ply', 10),
    1: box([x + 400, y, 430], [x + 440, y + 440, 840], 'ply', 10),
    2: box([x, y + 400, 430], [x + 440, y + 440, 840], 'ply', 10),
    3: box([x, y, 430], [x + 40, y + 440, 840], 'ply', 10),
  }
  return [
    box([x, y, 400], [x + 440, y + 440, 445], 'ply', 12),
    ...[0, 400].flatMap((dx) =>
      [0, 400].map((dy) => box([x + dx, y + dy, 0], [x + dx + 38, y + dy + 38, 400], 'ply')),
    ),
    backs[quarter],
  ]
}

/** A dining table for four, six or eight, its chairs pushed in. */
export function dining(seats: 4 | 6 | 8): Piece {
  const width = seats === 4 ? 1200 : seats === 6 ? 1700 : 2300
  const rows = seats === 4 ? 2 : (seats - 2) / 2
  const ends = seats > 4 ? 420 : 0
  const step = width / rows
  const places = Array.from({ length: rows }, (_, place) => ends + step * (place + 0.5) - 220)
  return {
    name: 'dining table',
    size: [width + ends * 2, 1840],
    parts: [
      box([ends, 470, 715], [ends + width, 1370, 755], 'wood', 10),
      ...[ends + 80, ends + width - 150].flatMap((x) =>
        [540, 1230].map((y) => box([x, y, 0], [x + 70, y + 70, 715], 'wood')),
      ),
      ...places.flatMap((x) => [...chair(x, 100), ...chair(x, 1300, 2)]),
      ...(ends ? [...chair(60, 700, 3), ...chair(width + ends + 340, 700, 1)] : []),
      cylinder([ends + width / 2, 920, 755], 130, 70, 'clay', 170),
    ],
  }
}

export function lowTable(width = 1100, depth = 600): Piece {
  return {
    name: 'low table',
    size: [width, depth],
    parts: [
      box([0, 0, 340], [width, depth, 385], 'wood', 10),
      box([90, 90, 0], [width - 90, depth - 90, 300], 'ply'),
      box([160, 150, 385], [440, 360, 415], 'card'),
      box([180, 165, 415], [430, 345, 438], 'rust'),
      cylinder([width - 260, depth / 2, 385], 80, 90, 'clay', 105),
    ],
  }
}

/** A low cabinet with the television above it. */
export function televisionUnit(width = 2000): Piece {
  return {
    name: 'television',
    size: [width, 420],
    parts: [
      box([0, 0, 150], [width, 400, 480], 'ply', 8),
      box([60, 30, 0], [width - 60, 340, 150], 'dark'),
      box([width / 2 - 650, 30, 800], [width / 2 + 650, 75, 1540], 'dark', 8),
      cylinder([width - 220, 200, 480], 60, 200, 'clay', 80),
      ...[0, 1, 2, 3].map((book) =>
        box(
          [150 + book * 55, 90, 480],
          [195 + book * 55, 300, 700 - (book % 3) * 25],
          book % 2 ? 'rust' : 'card',
        ),
      ),
    ],
  }
}

export function bookshelf(width: number, height = 2100): Piece {
  const shelves = Math.floor(height / 350)
  const books = Array.from({ length: shelves - 1 }, (_, shelf) => {
    const count = 5 + ((shelf * 7) % 5)
    return Array.from({ length: count }, (_, book) => {
      const x = 40 + ((shelf * 173) % Math.max(1, width - count * 48 - 90)) + book * 46
      const tones: Material[] = ['card', 'rust', 'linen', 'moss', 'clay']
      const tall = 190 + ((shelf * 31 + book * 17) % 80)
      return box(
        [x, 60, 45 + shelf * 350],
        [x + 40, 270, 45 + shelf * 350 + tall],
        tones[(shelf * 3 + book) % 5] ?? 'card',
      )
    })
  }).flat()
  return {
    name: 'bookshelf',
    size: [width, 330],
    parts: [
      box([0, 0, 0], [width, 25, height], 'ply'),
      box([0, 25, 0], [25, 320, height], 'ply'),
      box([width - 25, 25, 0], [width, 320, height], 'ply'),
      ...Array.from({ length: shelves + 1 }, (_, shelf) => {
        const z = shelf === shelves ? height - 25 : shelf * 350 + 20
        return box([25, 25, z], [width - 25, 320, z + 25], 'ply')
      }),
      ...books,
    ],
  }
}

export function desk(width = 1300): Piece {
  return {
    name: 'desk',
    size: [width, 1000],
    parts: [
      box([0, 0, 715], [width, 600, 750], 'ply', 8),
      box([20, 20, 0], [440, 560, 715], 'card'),
      box([width - 60, 20, 0], [width - 20, 560, 715], 'ply'),
      box([width / 2 - 60, 90, 750], [width / 2 + 340, 110, 1030], 'dark'),
      ...chair(width / 2 - 40, 540, 2),
    ],
  }
}

export function rug(width: number, depth: number, material: Material = 'linen'): Piece {
  return {
    name: 'rug',
    size: [width, depth],
    parts: [
      box([0, 0, 0], [width, depth, 14], material, 5),
      box([120, 120, 14], [width - 120, depth - 120, 18], material === 'linen' ? 'card' : 'linen'),
    ],
  }
}

export function plant(radius = 260): Piece {
  return {
    name: 'plant',
    size: [radius * 2, radius * 2],
    parts: [
      cylinder([radius, radius, 0], radius * 0.55, radius * 1.3, 'clay', radius * 0.7),
      cylinder([radius, radius, radius * 1.3], 16, radius * 1.6, 'wood'),
      ball([radius, radius, radius * 3.3], radius * 0.95, 'moss', 1.15),
    ],
  }
}

/** A small shrine: a cabinet, a shelf, a lamp. */
export function shrine(width = 900): Piece {
  return {
    name: 'shrine',
    size: [width, 420],
    parts: [
      box([0, 0, 0], [width, 400, 750], 'ply'),
      box([0, 0, 750], [width, 40, 1900], 'card'),
      box([0, 40, 1860], [width, 400, 1900], 'ply'),
      cylinder([width / 2, 200, 750], 40, 130, 'brass', 90),
      box([width / 2 - 140, 45, 900], [width / 2 + 140, 70, 1300], 'rust'),
    ],
  }
}
