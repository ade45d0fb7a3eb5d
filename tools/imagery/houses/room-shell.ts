import type { House, Opening, Placed, Solid } from '../model/house.ts'
import type { Part } from '../model/shapes.ts'
import { across, along, block, room } from '../model/walls.ts'

interface Shell {
  name: string
  label: string
  width: number
  depth: number
  north: number
  openings: Partial<Record<'front' | 'back' | 'left' | 'right', Opening[]>>
  furniture: Placed[]
  parts?: Part[]
  solids?: Solid[]
}

const ceiling = 2900

/** One room between four walls; its corner is the origin. The walls stand in the order front, right, back, left. */
export function shell({
  name,
  label,
  width,
  depth,
  north,
  openings,
  furniture,
  parts = [],
  solids = [],
}: Shell): House {
  const clear = (list: Opening[] = []) => list.map((opening) => ({ ...opening, isClear: true }))
  return {
    name,
    north,
    levels: [
      {
        name: 'Plan',
        floor: 0,
        height: ceiling,
        walls: [
          across(-115, -230, width + 230, clear(openings.front)),
          along(width + 115, -230, depth + 230, clear(openings.right)),
          across(depth + 115, -230, width + 230, clear(openings.back)),
          along(-115, -230, depth + 230, clear(openings.left)),
        ],
        rooms: [room(label, [width / 2, depth / 2], furniture)],
        stops: { front: ticks(width, openings.back), left: ticks(depth, openings.left) },
      },
    ],
    solids: [
      block([-230, -230, -260], [width + 230, depth + 230, -20], 'ply'),
      block([-230, -230, -20], [width + 230, depth + 230, 0], 'floor'),
      ...solids,
    ],
    parts,
    site: [],
  }
}

/** The ends of a wall and of its openings. */
function ticks(length: number, openings: Opening[] = []): number[] {
  return [0, ...openings.flatMap(({ from, width }) => [from, from + width]), length]
}

/** The room without some of its walls and what hangs on them, to look in. */
export function opened(house: House, away: ('front' | 'right' | 'back' | 'left')[]): House {
  const sides = ['front', 'right', 'back', 'left'] as const
  return {
    ...house,
    levels: house.levels.map((level) => ({
      ...level,
      walls: level.walls.filter((_, index) => !away.includes(sides[index] as (typeof sides)[number])),
      rooms: level.rooms.map((each) => ({
        ...each,
        bounds: each.bounds ?? inside(house),
        furniture: each.furniture?.filter(
          ({ piece, side }) => piece.name !== 'frames' || !away.includes(side),
        ),
      })),
    })),
  }
}

function inside(house: House) {
  const walls = house.levels[0]?.walls ?? []
  const [, right, back] = walls
  return { from: [0, 0] as const, to: [(right?.at ?? 0) - 115, (back?.at ?? 0) - 115] as const }
}
