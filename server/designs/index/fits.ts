import { type Bounds, boundsOf } from '#contract/fit/bounds.ts'
import type { Side } from '#contract/fit/compass.ts'
import { drawnSides, type HouseFigures, mostTogether, nearnessTo, type Wish } from '#contract/fit/nearness.ts'
import { Nearest } from '#contract/fit/ranked.ts'
import { buildable, type Site } from '#contract/fit/site.ts'
import { type Bits, count, each, join, remove, without } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import { keepParts } from './order.ts'
import { along, type Part, sliceOf } from './parts.ts'
import { keepAny } from './posting.ts'
import type { Slots, SteppedFigure } from './slots.ts'
import { traits } from './traits.ts'

export interface Asked {
  site: Site
  wish: Wish
  /** Rupees a square foot, where the budget is for building. */
  rate?: number | undefined
  page: number
  limit: number
}

/** A house as it was when it was found. */
interface Found {
  id: string
  house: HouseFigures
}

/** Of many houses those that miss the least are looked for first, and farther only while too few are found. */
const reaches = [1 / 64, 1 / 8, 1 / 4, 1 / 2]
const fewHouses = 1000

/**
 * One page of the houses that fit, those that use most of the plot first, and then of those that nearly do.
 * @returns how many fit, and how many more nearly do
 */
export function findFits(catalogue: Catalogue, asked: Asked) {
  const { orders, scratch, slots } = catalogue
  const { rate, page, limit } = asked
  scratch.begin(slots.live.length)
  const within = housesWithin(catalogue, asked)
  const fitting = within(0)
  const room = buildable(asked.site)
  const larger = orders.footprint.place((slot) => room.width * room.depth - slots.footprints.area(slot))
  const exact = along(orders.footprint, fitting, false, count(fitting), larger)
  const behind = nearestTo(catalogue, asked, fitting, within)
  const shown = sliceOf([exact, listedAs(behind)], (page - 1) * limit, limit)
  return { found: shown.map((slot) => foundAt(slots, slot, rate)), exact: exact.length, near: behind.length }
}

/** What nearly fits, the nearest first. */
function nearestTo(catalogue: Catalogue, asked: Asked, fitting: Bits, within: Within): number[] {
  const { houses, slots } = catalogue
  const distanceOf = distances(slots, asked)
  for (const reach of count(houses) > fewHouses ? [...reaches, mostTogether] : [mostTogether]) {
    const near = new Nearest<number>()
    const candidates = within(Math.min(1, reach))
    without(candidates, fitting)
    each(candidates, (slot) => {
      const distance = distanceOf(slot)
      if (distance <= reach) near.add(slot, slots.ids[slot] as string, distance)
    })
    if (near.isFull || reach === mostTogether) return near.items
  }
  return []
}

/** The houses that miss each single thing by no more than `off`. */
type Within = (off: number) => Bits

function housesWithin(catalogue: Catalogue, { site, wish, rate }: Asked): Within {
  const { scratch, slots } = catalogue
  const { footprints, having } = slots
  const drawnFor = new Map<string, Bits>()

  /** The slots of what is drawn for one of some sides. */
  function facing(sides: Side[]): Bits {
    const known = drawnFor.get(sides.join())
    if (known) return known
    const bits = scratch.take()
    for (const side of sides) having.get(traits.facing(side))?.joinTo(bits)
    drawnFor.set(sides.join(), bits)
    return bits
  }

  return (off) => {
    const bounds = boundsOf(site, wish, off)
    const bits = scratch.take(catalogue.houses)
    for (const name of ['bedrooms', 'floors'] as const)
      if (bounds[name]) {
        const postings = bounds[name].map((number) => having.get(traits[name](number)))
        keepAny(bits, postings, scratch)
      }
    keepFigures(catalogue, bits, bounds, rate)
    const found = scratch.take()
    for (const { notFor, ...sides } of bounds.lying) footprints.joinUpTo(found, bits, sides, facing(notFor))
    return found
  }
}

/** Leaves in `bits` what its price, area and footprint allow. */
function keepFigures(
  { orders, scratch, slots }: Catalogue,
  bits: Bits,
  { price, area, footprint }: Bounds,
  rate: number | undefined,
): void {
  const areas = slots.figures.area
  if (price) {
    const priceOf = pricesOf(slots, rate)
    // What has no area costs nothing that is known.
    const nothing = rate === undefined ? 0 : orders.areaRising.place((slot) => (areas[slot] === 0 ? -1 : 0))
    for (let index = 0; index < nothing; index++) remove(bits, orders.areaRising.at(index))
    keepFigure(rate === undefined ? 'price' : 'area', (slot) => price(priceOf(slot)), nothing)
  }
  if (area) {
    const unknown = scratch.take(bits)
    without(unknown, slots.figureSteps.area.known)
    keepFigure('area', (slot) => area(areas[slot] as number))
    join(bits, unknown)
  }
  if (footprint) {
    const order = orders.footprint
    const start = order.place((slot) => (footprint(slots.footprints.area(slot)) ? 0 : -1))
    keepParts(bits, order, [[start, order.length]], scratch)
  }

  /** Leaves the slots of which the figure is known and accepted, as all are before the first that is not. */
  function keepFigure(name: SteppedFigure, accepts: (slot: number) => boolean, from = 0): void {
    const order = orders[`${name}Rising`]
    const values = slots.figures[name]
    const end = order.place((slot) => (!Number.isNaN(values[slot]) && accepts(slot) ? -1 : 0), from)
    const most = end > 0 ? (values[order.at(end - 1)] as number) : -1
    slots.figureSteps[name].keepUpTo(bits, values, most)
  }
}

/** How far each slot's house is from fitting. */
function distances(slots: Slots, { site, wish, rate }: Pick<Asked, 'site' | 'wish' | 'rate'>) {
  const { footprints, figures } = slots
  const nearness = nearnessTo(site, wish)
  const priceOf = pricesOf(slots, rate)
  return (slot: number): number =>
    nearness(
      footprints.width(slot),
      footprints.depth(slot),
      footprints.side(slot),
      footprints.bedrooms(slot),
      footprints.floors(slot),
      priceOf(slot),
      figures.area[slot] as number,
    )
}

/** What the budget is compared with, in rupees: the price of the drawing, or the least that building costs. */
function pricesOf({ figures: { price, area } }: Slots, rate: number | undefined): (slot: number) => number {
  if (rate === undefined) return (slot) => (price[slot] as number) / paise
  return (slot) => Math.round((area[slot] || Number.NaN) * rate)
}

/** Of a rupee. */
const paise = 100

function listedAs(slots: number[]): Part {
  return { length: slots.length, slice: (skip, most) => slots.slice(skip, skip + most) }
}

function foundAt(slots: Slots, slot: number, rate: number | undefined): Found {
  const { ids, footprints, figures } = slots
  const known = (number: number) => (number < 0 ? null : number)
  const figure = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)
  return {
    id: ids[slot] as string,
    house: {
      width: footprints.width(slot),
      depth: footprints.depth(slot),
      facing: drawnSides[footprints.side(slot)] ?? null,
      bedrooms: known(footprints.bedrooms(slot)),
      floors: known(footprints.floors(slot)),
      price: figure(pricesOf(slots, rate)(slot)),
      area: figure(figures.area[slot]),
    },
  }
}
