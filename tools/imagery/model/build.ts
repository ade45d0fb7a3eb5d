import { cutPart, cutSolid } from './cut.ts'
import { facesOf, gridOf, type Quad } from './grid.ts'
import type { Flight, House, Level, Solid, Wall } from './house.ts'
import { fillingsOf } from './openings.ts'
import { furnitureOf } from './place.ts'
import type { Part } from './shapes.ts'

export interface Built {
  quads: Quad[]
  parts: Part[]
  /** What stands around, and is not of the house's measure. */
  site: Part[]
}

export interface BuildOptions {
  /** Everything above is left away, to look in. */
  below?: number
  /** Everything nearer to the street is left away, for a section. */
  behind?: number
  levels?: Level[]
  withFurniture?: boolean
  withDoors?: boolean
  withFlights?: boolean
  withSite?: boolean
}

/** A house as blocks and parts, whole or cut off at a height. */
export function build(house: House, options: BuildOptions = {}): Built {
  const { levels = house.levels, withFurniture = false, withDoors = true, withSite = true } = options
  const cut = {
    below: options.below ?? Number.POSITIVE_INFINITY,
    behind: options.behind ?? Number.NEGATIVE_INFINITY,
  }
  const flights =
    options.withFlights === false
      ? []
      : levels.flatMap((level) => (level.flights ?? []).flatMap(flightSolids))
  const solids = [...levels.flatMap(wallSolids), ...house.solids, ...flights].flatMap((solid) =>
    cutSolid(solid, cut),
  )
  const walls = levels.flatMap((level) => level.walls.map((wall) => ({ wall, floor: level.floor })))
  const parts = [
    ...house.parts,
    ...walls.flatMap(({ wall, floor }) => fillingsOf(wall, floor, withDoors)),
    ...(withFurniture ? levels.flatMap(furnitureOf) : []),
  ].flatMap((part) => cutPart(part, cut))
  return { quads: facesOf(gridOf(solids)), parts, site: withSite ? house.site : [] }
}

function wallSolids(level: Level): Solid[] {
  const solids = [...level.walls]
    .sort(byStrength)
    .map((wall) =>
      slice(
        wall,
        wall.from,
        wall.to,
        level.floor + (wall.base ?? 0),
        level.floor + (wall.top ?? level.height),
        wall.material,
      ),
    )
  const holes = level.walls.flatMap((wall) =>
    wall.openings
      .filter(({ kind }) => kind !== 'screen')
      .map(({ from, width, sill, head }) =>
        slice(wall, from, from + width, level.floor + sill, level.floor + head, null),
      ),
  )
  const screens = level.walls.flatMap((wall) => screenHoles(wall, level.floor))
  return [...solids, ...holes, ...screens]
}

/** Where walls meet, the thicker goes through, and brick goes before plaster. */
function byStrength(a: Wall, b: Wall): number {
  return a.thick - b.thick || Number(a.material === 'brick') - Number(b.material === 'brick')
}

/** The part of a wall between two places along it and two heights. */
function slice(
  wall: Wall,
  from: number,
  to: number,
  low: number,
  high: number,
  material: Solid['material'],
): Solid {
  const [near, far] = [wall.at - wall.thick / 2, wall.at + wall.thick / 2]
  return wall.axis === 'x'
    ? { from: [from, near, low], to: [to, far, high], material }
    : { from: [near, from, low], to: [far, to, high], material }
}

/** Holes of 150 mm, 90 mm apart, laid out from the middle of the screen. */
function screenHoles(wall: Wall, floor: number): Solid[] {
  const [hole, pitch] = [150, 240]
  return wall.openings.flatMap((opening) => {
    if (opening.kind !== 'screen') return []
    const { from, width, sill, head } = opening
    const columns = Math.floor((width - 90) / pitch)
    const rows = Math.floor((head - sill - 90) / pitch)
    const left = from + (width - columns * pitch + pitch - hole) / 2
    const low = floor + sill + (head - sill - rows * pitch + pitch - hole) / 2
    return Array.from({ length: columns * rows }, (_, number) => {
      const [x, z] = [left + (number % columns) * pitch, low + Math.floor(number / columns) * pitch]
      return slice(wall, x, x + hole, z, z + hole, null)
    })
  })
}

/** Steps, each a block down to the flight's foot. */
function flightSolids({ bounds, rises, steps, from, to }: Flight): Solid[] {
  const axis = rises.endsWith('x') ? 0 : 1
  const length = (bounds.to[axis] - bounds.from[axis]) / steps
  const riser = (to - from) / steps
  return Array.from({ length: steps }, (_, step) => {
    const place = rises.startsWith('+') ? step : steps - 1 - step
    const low: [number, number, number] = [...bounds.from, from]
    const high: [number, number, number] = [...bounds.to, from + (step + 1) * riser]
    low[axis] = bounds.from[axis] + place * length
    high[axis] = bounds.from[axis] + (place + 1) * length
    return { from: low, to: high, material: 'ply' as const }
  })
}
