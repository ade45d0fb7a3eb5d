import type { Facing } from '../house-shown.ts'
import { fromMetres, toMetres } from '../lengths.ts'
import { bearings, between, isMirrored, type Side } from './compass.ts'
import { buildable, metres, type Site } from './site.ts'

/** How a house can lie on a plot, in the order in which they are preferred. */
const ways = ['as-drawn', 'turned', 'mirrored'] as const
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

/** What a visitor asks beside the plot. */
export interface Wish {
  /** One of them; none where nothing is asked. */
  bedrooms: readonly number[]
  floors: readonly number[]
  /** Rupees; null where nothing is asked. */
  budget: number | null
}

export const anyHouse: Wish = { bedrooms: [], floors: [], budget: null }

/** Just outside is what misses by no more than this part of what is asked; of bedrooms and floors, by one. */
export const nearest = { side: 1 / 6, figure: 1 / 4 }
/** What one bedroom or floor more or less counts, beside the whole of `nearest`. */
export const oneOff = 0.5
/** All that it misses together. */
export const mostTogether = 1.5

/** What a miss counts: 0 for none, 1 at the most that is just outside, infinite beyond that. */
export function missing(over: number, asked: number, most = nearest.figure): number {
  if (over <= 0) return 0
  const part = over / (asked * most)
  return part <= 1 ? part : Infinity
}

/** @param is below 0 where it is not known */
function missingOne(asked: readonly number[], is: number): number {
  if (asked.length === 0) return 0
  if (is < 0) return Infinity
  const off = Math.abs(differenceTo(asked, is))
  return off > 1 ? Infinity : off * oneOff
}

/** How many more it has than the nearest of those that are asked for; below 0 where it has fewer. */
export function differenceTo(asked: readonly number[], is: number): number {
  let least = Infinity
  for (let index = 0; index < asked.length; index++) {
    const difference = is - (asked[index] as number)
    if (Math.abs(difference) < Math.abs(least)) least = difference
  }
  return least
}

/** By how many degrees a house that lies so does not face the road; 0 where that is not known, or does not matter. */
export function facingOff(road: Side | null, drawn: Facing | null, way: Way): number {
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

/** The sides that a house may be drawn for, by which `nearnessTo` knows them; the last where it is for any, or not known. */
export const drawnSides: Facing[] = [...(Object.keys(bearings) as Side[]), 'any']
const anySide = drawnSides.length - 1

/** A side's place among `drawnSides`. */
export function drawnSide(facing: Facing | null): number {
  return facing === null ? anySide : drawnSides.indexOf(facing)
}

/** What counts of a house, as numbers alone: below 0 bedrooms and floors that are not known, not a number price and area. */
type Nearness = (
  width: number,
  depth: number,
  side: number,
  bedrooms: number,
  floors: number,
  price: number,
  area: number,
) => number

/**
 * How well houses fit: 0 where one does, more the further it is from that, infinite where it is not just outside. Thousands
 * are asked after one another, so whatever is the same for all of them is worked out first, and none is an object.
 */
export function nearnessTo(site: Site, wish: Wish): Nearness {
  const lying = ways.map((way) => lyingOn(site, way)) as [Lying, Lying, Lying]
  const [asDrawn, turned, mirrored] = lying
  const most = allowedArea(site) ?? Infinity
  const { bedrooms: askedBedrooms, floors: askedFloors } = wish
  const budget = wish.budget ?? Infinity
  const plotArea = site.width * site.depth
  const coverage = site.coverage ?? Infinity

  return (width, depth, side, bedrooms, floors, price, area) => {
    let missed = missingOne(askedBedrooms, bedrooms) + missingOne(askedFloors, floors)
    if (missed === Infinity) return Infinity
    if (budget !== Infinity) missed += Number.isNaN(price) ? Infinity : missing(price - budget, budget)
    if (area - most > slight) missed += missing(area - most, most)
    const covered = (100 * width * depth) / plotArea - coverage
    if (covered > slight) missed += missing(covered, 100)
    if (missed > mostTogether) return Infinity
    let least = asDrawn(width, depth, side)
    if (least > 0) least = Math.min(least, turned(width, depth, side), mirrored(width, depth, side))
    const together = missed + least
    return together <= mostTogether ? together : Infinity
  }
}

/** As `nearnessTo`, of one house. */
export function nearnessOf(site: Site, house: HouseFigures, wish: Wish): number {
  const { width, depth, facing, bedrooms, floors, price, area } = house
  const known = (figure: number | null) => figure ?? Number.NaN
  const nearness = nearnessTo(site, wish)
  return nearness(width, depth, drawnSide(facing), bedrooms ?? -1, floors ?? -1, known(price), known(area))
}

type Lying = (width: number, depth: number, side: number) => number

/** What a house misses by lying so. */
function lyingOn(site: Site, way: Way): Lying {
  const room = buildable(site)
  if (room.width === 0 || room.depth === 0) return () => Infinity
  const costs = drawnSides.map((drawn) => facingOff(site.facing, drawn, way) / 180)
  if (way === 'turned')
    return (width, depth, side) =>
      missing(depth - room.width, site.width, nearest.side) +
      missing(width - room.depth, site.depth, nearest.side) +
      (costs[side] as number)
  return (width, depth, side) =>
    missing(width - room.width, site.width, nearest.side) +
    missing(depth - room.depth, site.depth, nearest.side) +
    (costs[side] as number)
}

/** How it lies best. */
export function bestWay(site: Site, house: HouseFigures): Way {
  let [best, least] = [ways[0] as Way, Infinity]
  for (const way of ways) {
    const missed = lyingOn(site, way)(house.width, house.depth, drawnSide(house.facing))
    if (missed < least) [best, least] = [way, missed]
  }
  return best
}

/** A footprint's side in whole millimetres; 0 where it is not known. */
export function sideOf(length: number | null | undefined, unit: Parameters<typeof toMetres>[1]): number {
  return length ? Math.round(toMetres(length, unit) * 1000) : 0
}
