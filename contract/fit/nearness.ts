import type { Facing } from '../house.ts'
import { fromMetres, toMetres } from '../lengths.ts'
import { between, isMirrored } from './compass.ts'
import { buildable, metres, type Site } from './site.ts'

/** How a house can lie on a plot, in the order in which they are preferred. */
export const ways = ['as-drawn', 'turned', 'mirrored'] as const
export type Way = (typeof ways)[number]

/** What counts of a design; what is not known is null. */
export interface HouseFigures {
  /** Of the footprint, in whole millimetres. */
  width: number
  depth: number
  facing: Facing | null
  bedrooms: number | null
  floors: number | null
  /** Rupees: what the budget is compared with. */
  price: number | null
  /** Built up, in square feet. */
  area: number | null
}

/** What a visitor asks beside the plot; null where nothing is asked. */
export interface Wish {
  bedrooms: number | null
  floors: number | null
  /** Rupees. */
  budget: number | null
}

/** Just outside is what misses by no more than this part of what is asked; of bedrooms and floors, by one. */
export const nearest = 1 / 4
/** What one bedroom or floor more or less counts, beside the whole of `nearest`. */
const oneOff = 0.5
/** All that it misses together. */
const mostTogether = 1.5

/** What a miss counts: 0 for none, 1 at the most that is just outside, infinite beyond that. */
function missing(over: number, asked: number): number {
  if (over <= 0) return 0
  const part = over / (asked * nearest)
  return part <= 1 ? part : Infinity
}

function missingOne(asked: number | null, is: number | null): number {
  if (asked === null || asked === is) return 0
  return is !== null && Math.abs(asked - is) === 1 ? oneOff : Infinity
}

/** By how many degrees a house that lies so does not face the road; 0 where that is not known, or does not matter. */
export function facingOff({ facing: road }: Site, { facing: drawn }: HouseFigures, way: Way): number {
  if (road === null || drawn === null || drawn === 'any') return 0
  const angle = between(drawn, road)
  if (way === 'mirrored') return isMirrored(drawn, road) ? 0 : Infinity
  // Turned beside the road it faces where it did: it was drawn for the side that is now the plot's left or right.
  return way === 'turned' ? Math.abs(90 - angle) : angle
}

/** By how many millimetres it is too wide and too deep for what may be built on, lying so; not more than 0 where it fits. */
export function sizeOff(site: Site, { width, depth }: HouseFigures, way: Way) {
  const room = buildable(site)
  const isTurned = way === 'turned'
  return {
    width: (isTurned ? depth : width) - room.width,
    depth: (isTurned ? width : depth) - room.depth,
  }
}

/** How much of the plot it covers, in percent, beyond what is allowed. */
export function coverageOff({ width, depth, coverage }: Site, house: HouseFigures): number {
  if (coverage === null) return 0
  return (100 * house.width * house.depth) / (width * depth) - coverage
}

/** The built-up area that is allowed, in square feet; null where nothing is said. */
export function allowedArea({ width, depth, far }: Site): number | null {
  if (far === null) return null
  return far * fromMetres(metres(width), 'ft') * fromMetres(metres(depth), 'ft')
}

/** Nothing is missed by less than this, which is what counting with fractions loses. */
export const slight = 1e-9

/** How far a house is from fitting, lying so: 0 where it fits, infinite where it is not even just outside. */
function missedBy(site: Site, house: HouseFigures, way: Way): number {
  const room = buildable(site)
  if (room.width === 0 || room.depth === 0) return Infinity
  const size = sizeOff(site, house, way)
  return missing(size.width, site.width) + missing(size.depth, site.depth) + facingOff(site, house, way) / 180
}

/** The same of what does not depend on how it lies. */
function missedAnyway(site: Site, house: HouseFigures, wish: Wish): number {
  const { budget } = wish
  const most = allowedArea(site)
  const price = budget === null ? 0 : house.price === null ? Infinity : missing(house.price - budget, budget)
  const coverage = coverageOff(site, house)
  return (
    price +
    missingOne(wish.bedrooms, house.bedrooms) +
    missingOne(wish.floors, house.floors) +
    (coverage > slight ? missing(coverage, 100) : 0) +
    (most === null || house.area === null || house.area - most < slight
      ? 0
      : missing(house.area - most, most))
  )
}

/** How well a house fits: 0 where it does, more the further it is from that, infinite where it is not just outside. */
export function nearness(site: Site, house: HouseFigures, wish: Wish): number {
  const anyway = missedAnyway(site, house, wish)
  if (anyway === Infinity) return Infinity
  let least = Infinity
  for (const way of ways) least = Math.min(least, missedBy(site, house, way))
  const together = anyway + least
  return together <= mostTogether ? together : Infinity
}

/** How it lies best. */
export function bestWay(site: Site, house: HouseFigures): Way {
  let [best, least] = [ways[0] as Way, Infinity]
  for (const way of ways) {
    const missed = missedBy(site, house, way)
    if (missed < least) [best, least] = [way, missed]
  }
  return best
}

/** A footprint's side in whole millimetres; 0 where it is not known. */
export function sideOf(length: number | null | undefined, unit: Parameters<typeof toMetres>[1]): number {
  return length ? Math.round(toMetres(length, unit) * 1000) : 0
}
