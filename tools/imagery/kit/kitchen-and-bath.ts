import type { Piece } from '../model/house.ts'
import { box, cylinder, type Part } from '../model/shapes.ts'

interface CounterOptions {
  /** Where the sink and the hob stand, from the left. */
  sink?: number
  hob?: number
  depth?: number
  wallUnits?: boolean
}

/** A kitchen counter with a stone top. */
export function counter(
  width: number,
  { sink, hob, depth = 600, wallUnits = false }: CounterOptions = {},
): Piece {
  const doors = Math.max(1, Math.round(width / 500))
  const leaf = width / doors
  return {
    name: 'counter',
    size: [width, depth],
    parts: [
      box([0, 0, 100], [width, depth - 40, 830], 'ply'),
      box([0, 0, 0], [width, depth - 90, 100], 'dark'),
      ...Array.from({ length: doors }, (_, door) =>
        box([door * leaf + 5, depth - 40, 110], [(door + 1) * leaf - 5, depth - 20, 815], 'card', 3),
      ),
      box([0, 0, 830], [width, depth, 870], 'stone', 4),
      ...(sink === undefined ? [] : sinkAt(sink, depth)),
      ...(hob === undefined ? [] : hobAt(hob, depth)),
      ...(wallUnits ? wallUnitsOver(width, doors, hob) : []),
    ],
  }
}

function sinkAt(x: number, depth: number): Part[] {
  return [
    box([x, 110, 866], [x + 560, depth - 90, 874], 'card'),
    box([x + 40, 150, 874], [x + 520, depth - 130, 877], 'dark'),
    cylinder([x + 280, 80, 870], 16, 260, 'brass'),
    box([x + 268, 80, 1115], [x + 292, 250, 1135], 'brass'),
  ]
}

function hobAt(x: number, depth: number): Part[] {
  return [
    box([x, 90, 870], [x + 600, depth - 80, 882], 'dark'),
    ...[150, 450].flatMap((dx) =>
      [depth * 0.33, depth * 0.66].map((y) => cylinder([x + dx, y, 882], 75, 22, 'ink')),
    ),
    cylinder([x + 150, depth * 0.33, 904], 105, 120, 'brass'),
  ]
}

function wallUnitsOver(width: number, doors: number, hob: number | undefined): Part[] {
  const leaf = width / doors
  return Array.from({ length: doors }, (_, door) => {
    const [left, right] = [door * leaf, (door + 1) * leaf]
    if (hob !== undefined && left < hob + 600 && right > hob) return []
    return [
      box([left, 0, 1450], [right, 330, 2150], 'ply'),
      box([left + 5, 330, 1455], [right - 5, 348, 2145], 'card', 3),
    ]
  }).flat()
}

export function fridge(): Piece {
  return {
    name: 'fridge',
    size: [720, 720],
    parts: [
      box([20, 20, 30], [700, 660, 1750], 'card', 15),
      box([20, 664, 30], [700, 700, 1080], 'card', 12),
      box([20, 664, 1095], [700, 700, 1750], 'card', 12),
      box([640, 700, 500], [660, 720, 1000], 'brass'),
      box([640, 700, 1150], [660, 720, 1500], 'brass'),
    ],
  }
}

export function closet(): Piece {
  return {
    name: 'closet',
    size: [420, 680],
    parts: [
      box([10, 0, 350], [410, 170, 800], 'card', 20),
      cylinder([210, 440, 0], 150, 390, 'card', 200),
      box([80, 150, 0], [340, 420, 380], 'card', 20),
      cylinder([210, 440, 390], 205, 35, 'card'),
    ],
  }
}

export function basin(width = 650): Piece {
  return {
    name: 'basin',
    size: [width, 480],
    parts: [
      box([0, 0, 450], [width, 460, 790], 'ply', 6),
      box([0, 0, 790], [width, 480, 830], 'stone', 4),
      cylinder([width / 2, 260, 830], 130, 110, 'card', 190),
      cylinder([width / 2, 260, 935], 160, 8, 'dark'),
      box([width / 2 - 260, 0, 1150], [width / 2 + 260, 18, 1850], 'glass'),
    ],
  }
}

/** A shower with its floor tray and a glass screen. */
export function shower(width = 900, depth = 900): Piece {
  return {
    name: 'shower',
    size: [width, depth],
    parts: [
      box([0, 0, 0], [width, depth, 20], 'stone'),
      box([40, 40, 20], [width - 40, depth - 40, 24], 'card'),
      cylinder([width / 2, 40, 900], 12, 1200, 'brass'),
      cylinder([width / 2, 170, 2080], 110, 20, 'brass'),
      box([width / 2 - 12, 40, 2090], [width / 2 + 12, 170, 2104], 'brass'),
      box([width - 14, 0, 24], [width, depth, 1980], 'glass'),
    ],
  }
}

export function washingMachine(): Piece {
  return {
    name: 'washing machine',
    size: [600, 620],
    parts: [box([0, 20, 20], [600, 600, 850], 'card', 15), box([140, 600, 300], [460, 612, 620], 'dark', 6)],
  }
}
