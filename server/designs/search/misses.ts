import { between } from '#contract/fit/compass.ts'
import { type Facing, facingNames } from '#contract/house-shown.ts'
import { fromMetres } from '#contract/lengths.ts'
import type { Miss } from '#contract/near.ts'
import { formatRupees } from '#contract/prices.ts'
import { tagLabel } from '#contract/tags.ts'
import type { Sides } from '../index/plots.ts'

/** A miss, with how far off it is: 0 is not at all, 1 as far as is still near. */
export interface Off extends Miss {
  off: number
}

/** Just outside of figures is what misses them by no more than this part. */
const nearest = 0.25
/** Of a plot's sides. */
const nearestSide = 0.15
const areas = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const feet = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** Rupees over the most or under the least. */
export function missedPrice(price: number, least: number, most: number): Off | null {
  return missedFigure(price, least, most, (amount, isOver) => {
    return {
      what: 'price',
      amount,
      unit: 'INR',
      words: `${formatRupees(amount)} ${isOver ? 'over' : 'under'}`,
    }
  })
}

/** Square feet more than the most or less than the least. */
export function missedArea(area: number, least: number, most: number): Off | null {
  return missedFigure(area, least, most, (amount, isOver) => {
    const words = `${areas.format(amount)} sq ft ${isOver ? 'larger' : 'smaller'}`
    return { what: 'area', amount, unit: 'sqft', words }
  })
}

function missedFigure(
  figure: number,
  least: number,
  most: number,
  say: (amount: number, isOver: boolean) => Miss,
): Off | null {
  const isOver = figure > most
  const [amount, bound] = isOver ? [figure - most, most] : [least - figure, least]
  const off = amount / (Math.abs(bound) * nearest)
  // What is missed is never said to be nothing.
  return off <= 1 ? { ...say(Math.ceil(amount), isOver), off } : null
}

/** One bedroom or storey more or fewer than the nearest that is sought. */
export function missedCount(
  what: 'bedrooms' | 'floors',
  is: number | null,
  asked: readonly number[],
): Off | null {
  if (is === null) return null
  const difference = asked.map((number) => is - number).find((one) => Math.abs(one) === 1)
  if (difference === undefined) return null
  const words = `one ${what.slice(0, -1)} ${difference < 0 ? 'fewer' : 'more'}`
  return { what, amount: 1, unit: what, words, off: 0.5 }
}

/** By the smallest angle to a facing that is sought. */
export function missedFacing(is: Facing | null, asked: readonly Facing[]): Off | null {
  if (is === null || is === 'any') return null
  const angles = asked.filter((side) => side !== 'any').map((side) => between(is, side))
  if (angles.length === 0) return null
  const amount = Math.min(...angles)
  const words = `faces ${facingNames[is].toLocaleLowerCase('en')}`
  return { what: 'facing', amount, unit: 'degrees', words, off: 0.3 + amount / 360 }
}

/** By the side that is farther from what is sought. */
export function missedPlot(is: Sides | null, asked: Sides): Off | null {
  if (!is) return null
  const off = Math.max(
    ...(['short', 'long'] as const).map(
      (side) => Math.abs(is[side] - asked[side]) / (asked[side] * nearestSide),
    ),
  )
  if (off > 1) return null
  const amount = Math.max(Math.abs(is.short - asked.short), Math.abs(is.long - asked.long))
  const [short, long] = [is.short, is.long].map((side) => feet.format(fromMetres(side, 'ft')))
  const inFeet = Math.round(fromMetres(amount, 'ft') * 10) / 10
  return { what: 'plot', amount: inFeet, unit: 'ft', words: `for a plot of ${short} × ${long} ft`, off }
}

/** What is there or is not: it counts as more than any figure. */
export const missedWhole = {
  tag: (tag: string): Off => whole('tag', `without the tag ${tagLabel(tag)}`, 1),
  color: (color: string): Off => whole('color', `not ${color}`, 1),
  subcategory: (name: string): Off => whole('subcategory', `in ${name}`, 1),
  category: (name: string): Off => whole('category', `in ${name}`, 1.2),
  words: (word: string): Off => whole('words', `does not say “${word}”`, 1.1),
}

function whole(what: Miss['what'], words: string, off: number): Off {
  return { what, amount: 1, unit: '', words, off }
}

export const isFigure = (what: Miss['what']): boolean =>
  what === 'price' ||
  what === 'area' ||
  what === 'bedrooms' ||
  what === 'floors' ||
  what === 'facing' ||
  what === 'plot'
