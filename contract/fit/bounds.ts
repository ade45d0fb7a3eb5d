import { bearings, type Side } from './compass.ts'
import { allowedArea, facingOff, missing, nearest, oneOff, slight, type Way, type Wish } from './nearness.ts'
import { buildable, type Site } from './site.ts'

type Accepts = (figure: number) => boolean

/** What holds of every house that misses each thing for itself by no more than some part. */
export interface Bounds {
  /** As drawn or mirrored, and turned: the greatest sides of its footprint, and what it is not drawn for. */
  lying: { width: number; depth: number; notFor: Side[] }[]
  /** One of them; null where nothing is asked. */
  bedrooms: number[] | null
  floors: number[] | null
  /** The dearer the less; null where nothing is asked. */
  price: Accepts | null
  /** The larger the less, and whatever is not known; null where nothing is said. */
  area: Accepts | null
  /** The same of the footprint, in square millimetres. */
  footprint: Accepts | null
}

/** @param off from 0, where they hold of the houses that fit and no others, to 1, the most that is just outside */
export function boundsOf(site: Site, { bedrooms, floors, budget }: Wish, off: number): Bounds {
  const { coverage } = site
  const most = allowedArea(site)
  const plotArea = site.width * site.depth
  return {
    lying: lyingWithin(site, off),
    bedrooms: aboutAs(bedrooms, off),
    floors: aboutAs(floors, off),
    price: budget === null ? null : (price) => missing(price - budget, budget) <= off,
    area: most === null ? null : (area) => !(area - most > slight && missing(area - most, most) > off),
    footprint:
      coverage === null
        ? null
        : (footprint) => {
            const covered = (100 * footprint) / plotArea - coverage
            return !(covered > slight && missing(covered, 100) > off)
          },
  }
}

function lyingWithin(site: Site, off: number): Bounds['lying'] {
  const room = buildable(site)
  if (room.width === 0 || room.depth === 0) return []
  const across = room.width + Math.ceil(off * site.width * nearest.side)
  const along = room.depth + Math.ceil(off * site.depth * nearest.side)
  return [
    { width: across, depth: along, notFor: notFor(site, ['as-drawn', 'mirrored'], off) },
    { width: along, depth: across, notFor: notFor(site, ['turned'], off) },
  ]
}

/** The sides that a house is not drawn for if it suits the road in one of the ways. */
function notFor(site: Site, ways: Way[], off: number): Side[] {
  const sides = Object.keys(bearings) as Side[]
  return sides.filter((side) => ways.every((way) => facingOff(site.facing, side, way) / 180 > off))
}

/** The whole numbers that are asked for, and those about them. */
function aboutAs(asked: readonly number[], off: number): number[] | null {
  if (asked.length === 0) return null
  const around = Math.min(1, off / oneOff)
  const numbers = asked.flatMap((number) => {
    const least = Math.ceil(number - around)
    return Array.from({ length: Math.floor(number + around) - least + 1 }, (_, index) => least + index)
  })
  return [...new Set(numbers)]
}
