import type { Level, Placed, Rectangle, Side } from './house.ts'
import { boundsOf } from './measure.ts'
import { moved, type Part, turned } from './shapes.ts'

/** The furniture of a level's rooms, where it stands. */
export function furnitureOf(level: Level): Part[] {
  return level.rooms.flatMap((room) => {
    const bounds = boundsOf(room, level)
    return (room.furniture ?? []).flatMap((placed) => standing(placed, bounds, level.floor))
  })
}

/** A piece is drawn with its back along x at y = 0, its left end at x = 0. */
function standing({ piece, side, along, off = 0 }: Placed, { from, to }: Rectangle, floor: number): Part[] {
  const [width] = piece.size
  const places: Record<Side, { quarters: number; at: readonly [number, number] }> = {
    front: { quarters: 0, at: [from[0] + along, from[1] + off] },
    back: { quarters: 2, at: [from[0] + along + width, to[1] - off] },
    left: { quarters: 3, at: [from[0] + off, from[1] + along + width] },
    right: { quarters: 1, at: [to[0] - off, from[1] + along] },
  }
  const { quarters, at } = places[side]
  return piece.parts.map((part) => moved(turned(part, quarters), [at[0], at[1], floor]))
}

/** How much floor a placed piece takes, in plan. */
export function placeOf({ piece, side, along, off = 0 }: Placed, { from, to }: Rectangle): Rectangle {
  const [width, depth] = piece.size
  const x = side === 'left' ? from[0] + off : side === 'right' ? to[0] - off - depth : from[0] + along
  const y = side === 'front' ? from[1] + off : side === 'back' ? to[1] - off - depth : from[1] + along
  const isUpright = side === 'left' || side === 'right'
  return { from: [x, y], to: [x + (isUpright ? depth : width), y + (isUpright ? width : depth)] }
}
