import { overlap, passagesOf, sweepsOf } from './doors.ts'
import type { House, Level, Rectangle, Room } from './house.ts'
import { boundsOf, footOf } from './measure.ts'
import { placeOf } from './place.ts'

/** What cannot be built or lived in: furniture in walls, in other furniture or in a door's way, openings past their wall. */
export function faultsOf(house: House): string[] {
  return house.levels.flatMap((level) => [
    ...level.walls.flatMap((wall) =>
      wall.openings
        .filter(({ from, width }) => from < wall.from || from + width > wall.to)
        .map(({ kind, from }) => `${level.name}: the ${kind} at ${from} leaves its wall`),
    ),
    ...level.rooms.flatMap((room) =>
      furnitureFaults(room, level).map((fault) => `${level.name}, ${room.name}: ${fault}`),
    ),
  ])
}

const lying = new Set(['rug', 'frames', 'pendants'])
const small = 2500

function furnitureFaults(room: Room, level: Level): string[] {
  const bounds = boundsOf(room, level)
  const standing = (room.furniture ?? []).filter(({ piece }) => !lying.has(piece.name))
  const places = standing.map((placed) => ({ name: placed.piece.name, foot: placeOf(placed, bounds) }))
  const sweeps = sweepsOf(level)
  const passages = passagesOf(level)
  const walls = level.walls.map(footOf)
  return places.flatMap(({ name, foot }, index) => {
    const faults: string[] = []
    if (!isWithin(foot, bounds)) faults.push(`the ${name} leaves the room`)
    if (walls.some((wall) => overlap(foot, wall) > small)) faults.push(`the ${name} stands in a wall`)
    if (sweeps.some((sweep) => overlap(foot, sweep) > small))
      faults.push(`the ${name} stands in a door's way`)
    if (passages.some((passage) => overlap(foot, passage) > small))
      faults.push(`the ${name} stands in a passage`)
    for (const other of places.slice(index + 1))
      if (overlap(foot, other.foot) > small) faults.push(`the ${name} stands in the ${other.name}`)
    return faults
  })
}

function isWithin(inner: Rectangle, outer: Rectangle): boolean {
  return [0, 1].every(
    (axis) =>
      inner.from[axis as 0 | 1] >= outer.from[axis as 0 | 1] - 1 &&
      inner.to[axis as 0 | 1] <= outer.to[axis as 0 | 1] + 1,
  )
}
