import type { DesignSort } from '#contract/design-query.ts'
import { type Figure, figures } from './filters.ts'
import type { Compare } from './index/order.ts'
import type { Slots } from './index/slots.ts'

type CompareIn = (slots: Slots) => Compare

type Orders = Record<
  | 'id'
  | 'updatedAt'
  | 'title'
  | 'featured'
  | 'popular'
  | 'footprint'
  | `${Figure}Rising`
  | `${Figure}Falling`,
  CompareIn
>

/** The orders that the index keeps. In each every design has its own place: among equals the id decides. */
export const orders: Orders = {
  id: byId,
  updatedAt: (slots) => thenById(slots, (one, other) => difference(slots.updatedAt, one, other)),
  title: (slots) => thenById(slots, (one, other) => textOrder(slots.titleKeys, one, other)),
  featured: (slots) => thenById(slots, (one, other) => flagOf(slots, one) - flagOf(slots, other)),
  /** The largest first. */
  footprint: (slots) =>
    thenById(slots, (one, other) => slots.footprints.area(other) - slots.footprints.area(one)),
  popular: (slots) => {
    const oldest = byId(slots)
    return (one, other) => difference(slots.popularity, other, one) || oldest(other, one)
  },
  ...byFigures(),
}

interface Sort {
  order: keyof Orders
  isBackwards?: true
  /** Category by category, by their names: 1 rising, -1 falling. */
  byCategory?: 1 | -1
}

/** How each sort of a list goes through an order. */
export const sorts: Record<DesignSort, Sort> = {
  newest: { order: 'id', isBackwards: true },
  oldest: { order: 'id' },
  updated: { order: 'updatedAt', isBackwards: true },
  title: { order: 'title' },
  'title-desc': { order: 'title', isBackwards: true },
  category: { order: 'id', isBackwards: true, byCategory: 1 },
  'category-desc': { order: 'id', isBackwards: true, byCategory: -1 },
  featured: { order: 'featured', isBackwards: true },
  'price-asc': { order: 'priceRising' },
  'price-desc': { order: 'priceFalling' },
  'area-asc': { order: 'areaRising' },
  'area-desc': { order: 'areaFalling' },
  popular: { order: 'popular' },
}

function byId({ ids }: Slots): Compare {
  return (one, other) => textOrder(ids, one, other)
}

function thenById(slots: Slots, compare: Compare): Compare {
  const oldest = byId(slots)
  return (one, other) => compare(one, other) || oldest(one, other)
}

function byFigures() {
  const named = figures.flatMap((name) => [
    [`${name}Rising`, (slots: Slots) => byFigure(slots, name, 1)] as const,
    [`${name}Falling`, (slots: Slots) => byFigure(slots, name, -1)] as const,
  ])
  return Object.fromEntries(named) as Record<(typeof named)[number][0], CompareIn>
}

/** What has no such figure comes last, whichever the direction; among equals the newest first. */
function byFigure(slots: Slots, name: Figure, direction: 1 | -1): Compare {
  const oldest = byId(slots)
  const missing = (slot: number) => Number(Number.isNaN(slots.figures[name][slot]))
  return (one, other) =>
    direction * difference(slots.figures[name], one, other) ||
    missing(one) - missing(other) ||
    oldest(other, one)
}

function flagOf({ flags }: Slots, slot: number): number {
  return ((flags.featured[slot >>> 5] ?? 0) >>> (slot & 31)) & 1
}

/** Nought where either has none. */
function difference(values: Float64Array, one: number, other: number): number {
  const [first, second] = [values[one] as number, values[other] as number]
  return first < second ? -1 : first > second ? 1 : 0
}

function textOrder(texts: string[], one: number, other: number): number {
  const [first, second] = [texts[one] as string, texts[other] as string]
  return first < second ? -1 : first > second ? 1 : 0
}
