import type { Solid } from './house.ts'
import type { Part, Point } from './shapes.ts'

/** What lies above `below` or nearer to the street than `behind` is away. */
export interface Cut {
  below: number
  behind: number
}

export function cutSolid({ from, to, material }: Solid, { below, behind }: Cut): Solid[] {
  if (from[2] >= below || to[1] <= behind) return []
  return [
    {
      from: [from[0], Math.max(from[1], behind), from[2]],
      to: [to[0], to[1], Math.min(to[2], below)],
      material,
    },
  ]
}

/** Boxes and cylinders are cut through; a ball or a mesh is there or not. */
export function cutPart(part: Part, { below, behind }: Cut): Part[] {
  switch (part.shape) {
    case 'box': {
      const [solid] = cutSolid(part, { below, behind })
      return solid ? [{ ...part, from: solid.from, to: solid.to }] : []
    }
    case 'cylinder': {
      const [, y, z] = part.foot
      return z >= below || y < behind ? [] : [{ ...part, height: Math.min(part.height, below - z) }]
    }
    case 'ball':
      return part.centre[2] >= below || part.centre[1] < behind ? [] : [part]
    case 'mesh':
      return highest(part.vertices, 2) > below || highest(part.vertices, 1) < behind ? [] : [part]
  }
}

function highest(points: Point[], axis: 1 | 2): number {
  return Math.max(...points.map((point) => point[axis]))
}
