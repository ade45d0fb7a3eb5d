import { drawnSides, type HouseFigures, nearnessTo, type Wish } from '#contract/fit/nearness.ts'
import { Nearest } from '#contract/fit/ranked.ts'
import type { Site } from '#contract/fit/site.ts'
import { add, each } from './bits.ts'
import type { Catalogue } from './catalogue.ts'
import { along, type Part, sliceOf } from './parts.ts'
import type { Slots } from './slots.ts'

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

/**
 * One page of the houses that fit, those that use most of the plot first, and then of those that nearly do.
 * @returns how many fit, and how many more nearly do
 */
export function findFits(catalogue: Catalogue, { site, wish, rate, page, limit }: Asked) {
  const { houses, orders, slots } = catalogue
  const near = new Nearest<number>()
  const fitting = new Uint32Array(houses.length)
  const distanceOf = distances(slots, { site, wish, rate })
  each(houses, (slot) => {
    const distance = distanceOf(slot)
    if (distance === 0) add(fitting, slot)
    else if (distance < Infinity) near.add(slot, slots.ids[slot] as string, distance)
  })
  const exact = along(orders.footprint, fitting)
  const behind = near.items
  const shown = sliceOf([exact, listedAs(behind)], (page - 1) * limit, limit)
  return { found: shown.map((slot) => foundAt(slots, slot, rate)), exact: exact.length, near: behind.length }
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
