import type { Opening, Wall } from './house.ts'
import { type Box, box, type Material } from './shapes.ts'

const frame = 55

/** What stands in the openings of a wall: panes with their bars, door leaves, glazed sliders. */
export function fillingsOf(wall: Wall, floor: number, withDoors = true): Box[] {
  return wall.openings.flatMap((opening) => {
    if (opening.kind === 'window' || opening.kind === 'slider') return glazed(wall, opening, floor)
    if (opening.kind === 'door' && withDoors) return leaf(wall, opening, floor)
    return []
  })
}

function glazed(wall: Wall, { from, width, sill, head, panes = 1, isClear }: Opening, floor: number): Box[] {
  const [low, high] = [floor + sill, floor + head]
  const pane = piece(wall, from, from + width, low, high, 20, 'dark')
  const bars = Array.from({ length: panes + 1 }, (_, bar) => {
    const at = from + ((width - frame) * bar) / panes
    return piece(wall, at, at + frame, low, high, 70, 'ply')
  })
  const rails = [low, high - frame].map((at) =>
    piece(wall, from + frame, from + width - frame, at, at + frame, 64, 'ply'),
  )
  return isClear ? [...bars, ...rails] : [pane, ...bars, ...rails]
}

function leaf(wall: Wall, { from, width, sill, head }: Opening, floor: number): Box[] {
  return [piece(wall, from + 12, from + width - 12, floor + sill, floor + head - 12, 45, 'wood')]
}

/** An upright slab in the middle of the wall's thickness. */
function piece(
  wall: Wall,
  from: number,
  to: number,
  low: number,
  high: number,
  thick: number,
  material: Material,
) {
  const [near, far] = [wall.at - thick / 2, wall.at + thick / 2]
  return wall.axis === 'x'
    ? box([from, near, low], [to, far, high], material)
    : box([near, from, low], [far, to, high], material)
}
