import type { House, Level, Rectangle, Room, Wall } from './house.ts'

/** The clear room between the walls around its point, doors and windows counted as wall. */
export function boundsOf(room: Room, { walls }: Level): Rectangle {
  if (room.bounds) return room.bounds
  const [x, y] = room.inside
  const near = (axis: 'x' | 'y', position: number, place: number, ahead: 1 | -1) => {
    const faces = walls
      .filter(
        (wall) =>
          wall.axis === axis && wall.from - wall.thick / 2 <= place && place <= wall.to + wall.thick / 2,
      )
      .map((wall) => wall.at - (ahead * wall.thick) / 2)
      .filter((face) => (face - position) * ahead >= 0)
    if (faces.length === 0) throw new Error(`${room.name} has no wall on a side; give its bounds`)
    return ahead > 0 ? Math.min(...faces) : Math.max(...faces)
  }
  return {
    from: [near('y', x, y, -1), near('x', y, x, -1)],
    to: [near('y', x, y, 1), near('x', y, x, 1)],
  }
}

export function sizeOf({ from, to }: Rectangle): { width: number; depth: number } {
  return { width: to[0] - from[0], depth: to[1] - from[1] }
}

/** Over the outer faces of a level's walls, verandahs and courts included. */
export function footprintOf({ walls, rooms }: Level): Rectangle {
  const rectangles = [...walls.map(footOf), ...rooms.flatMap(({ bounds }) => (bounds ? [bounds] : []))]
  const each = (end: 'from' | 'to', axis: 0 | 1) => rectangles.map((rectangle) => rectangle[end][axis])
  return {
    from: [Math.min(...each('from', 0)), Math.min(...each('from', 1))],
    to: [Math.max(...each('to', 0)), Math.max(...each('to', 1))],
  }
}

/** The ground that a wall takes. */
export function footOf({ axis, at, from, to, thick }: Wall): Rectangle {
  const [near, far] = [at - thick / 2, at + thick / 2]
  return axis === 'x' ? { from: [from, near], to: [to, far] } : { from: [near, from], to: [far, to] }
}

/** Width and depth over all walls, height from the ground to the highest block or roof, in metres. */
export function measuresOf(house: House): { width: number; height: number; depth: number } {
  const all = house.levels.map(footprintOf)
  const width = Math.max(...all.map(({ to }) => to[0])) - Math.min(...all.map(({ from }) => from[0]))
  const depth = Math.max(...all.map(({ to }) => to[1])) - Math.min(...all.map(({ from }) => from[1]))
  const tops = [
    ...house.solids.filter(({ material }) => material !== null).map(({ to }) => to[2]),
    ...house.levels.map(({ floor, height }) => floor + height),
    ...house.parts.flatMap((part) => (part.shape === 'mesh' ? part.vertices.map(([, , z]) => z) : [])),
  ]
  return { width: width / 1000, height: Math.max(...tops) / 1000, depth: depth / 1000 }
}

/** Millimetres as feet and inches: 13′-6″. */
export function feet(length: number): string {
  const inches = Math.round(length / 25.4)
  return `${Math.floor(inches / 12)}′-${inches % 12}″`
}
