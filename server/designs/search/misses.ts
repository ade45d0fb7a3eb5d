import { between } from '#contract/fit/compass.ts'
import type { Facing } from '#contract/house-shown.ts'
import { fromMetres } from '#contract/lengths.ts'
import type { Miss } from '#contract/near.ts'
import type { PictureKind } from '#contract/picture-kinds.ts'
import { formatRupees } from '#contract/prices.ts'
import { tagLabel } from '#contract/tags.ts'
import type { wordsOf } from '#contract/words/fill.ts'
import type { saidNearWords } from '#contract/words/near.ts'
import type { Sides } from '../index/plots.ts'

export type SayMiss = ReturnType<typeof wordsOf<typeof saidNearWords>>

/** A miss that is yet to be put into words, with how far off it is: 0 is not at all, 1 as far as is still near. */
export interface Off extends Omit<Miss, 'words'> {
  off: number
  words: (say: SayMiss) => string
}

type Missed = Omit<Off, 'off'>

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
      words: (say) => say(isOver ? 'list.near.over' : 'list.near.under', { amount: formatRupees(amount) }),
    }
  })
}

/** Square feet more than the most or less than the least. */
export function missedArea(area: number, least: number, most: number): Off | null {
  return missedFigure(area, least, most, (amount, isOver) => {
    return {
      what: 'area',
      amount,
      unit: 'sqft',
      words: (say) => {
        const area = `${areas.format(amount)} ${say('site.unit.sqft')}`
        return say(isOver ? 'list.near.larger' : 'list.near.smaller', { area })
      },
    }
  })
}

function missedFigure(
  figure: number,
  least: number,
  most: number,
  told: (amount: number, isOver: boolean) => Missed,
): Off | null {
  const isOver = figure > most
  const [amount, bound] = isOver ? [figure - most, most] : [least - figure, least]
  const off = amount / (Math.abs(bound) * nearest)
  // What is missed is never said to be nothing.
  return off <= 1 ? { ...told(Math.ceil(amount), isOver), off } : null
}

/** One bedroom, bathroom or storey more or fewer than the nearest that is sought, or room for one car fewer. */
export function missedCount(
  what: 'bedrooms' | 'bathrooms' | 'floors' | 'parking',
  is: number | null,
  asked: readonly number[],
): Off | null {
  if (is === null) return null
  const difference = asked.map((number) => is - number).find((one) => Math.abs(one) === 1)
  if (difference === undefined) return null
  const words = (say: SayMiss) =>
    what === 'parking'
      ? say('list.near.parking.fewer')
      : say(`list.near.${what}.${difference < 0 ? 'fewer' : 'more'}`)
  return { what, amount: 1, unit: what === 'parking' ? 'cars' : what, words, off: 0.5 }
}

/** By the smallest angle to a facing that is sought. */
export function missedFacing(is: Facing | null, asked: readonly Facing[]): Off | null {
  if (is === null || is === 'any') return null
  const angles = asked.filter((side) => side !== 'any').map((side) => between(is, side))
  if (angles.length === 0) return null
  const amount = Math.min(...angles)
  // What looks away from it is not just outside.
  if (amount > 90) return null
  return {
    what: 'facing',
    amount,
    unit: 'degrees',
    words: (say) => say('list.near.facing', { side: say(`site.side.${is}`).toLocaleLowerCase('en') }),
    off: 0.3 + amount / 360,
  }
}

/** By the side that is farther from what is sought. */
export function missedPlot(is: Sides | null, asked: Sides): Off | null {
  if (!is) return null
  const off = Math.max(...(['short', 'long'] as const).map((side) => sideOff(is[side], asked[side])))
  const amount = Math.max(Math.abs(is.short - asked.short), Math.abs(is.long - asked.long))
  return off > 1 ? null : { ...plotMissed(is, amount), off }
}

/** By the side that is nearer to the one that is sought. */
export function missedSide(is: Sides | null, asked: number): Off | null {
  if (!is) return null
  const side = sideOff(is.short, asked) < sideOff(is.long, asked) ? is.short : is.long
  const off = sideOff(side, asked)
  return off > 1 ? null : { ...plotMissed(is, Math.abs(side - asked)), off }
}

function sideOff(is: number, asked: number): number {
  return Math.abs(is - asked) / (asked * nearestSide)
}

/** @param amount metres */
function plotMissed(is: Sides, amount: number): Missed {
  const sayFeet = (side: number) => feet.format(fromMetres(side, 'ft'))
  return {
    what: 'plot',
    amount: Math.round(fromMetres(amount, 'ft') * 10) / 10,
    unit: 'ft',
    words: (say) =>
      say('list.near.plot', {
        width: sayFeet(is.short),
        depth: sayFeet(is.long),
        unit: say('site.unit.ft'),
      }),
  }
}

/** What is there or is not: it counts as more than any figure. */
export const missedWhole = {
  tag: (tag: string): Off => whole('tag', (say) => say('list.near.tag', { tag: tagLabel(tag) }), 1),
  color: (colors: string[]): Off =>
    whole('color', (say) => say('list.near.color', { color: oneOf(colors, say) }), 1),
  picture: (kinds: PictureKind[]): Off =>
    whole(
      'picture',
      (say) => {
        const names = kinds.map((kind) => say(`site.picture.${kind}`).toLowerCase())
        return say('list.near.picture', { kind: oneOf(names, say) })
      },
      1,
    ),
  subcategory: (name: string): Off => whole('subcategory', (say) => say('list.near.in', { name }), 1),
  category: (name: string): Off => whole('category', (say) => say('list.near.in', { name }), 1.2),
  words: (word: string): Off => whole('words', (say) => say('list.near.word', { word }), 1.1),
}

function whole(what: Miss['what'], words: Off['words'], off: number): Off {
  return { what, amount: 1, unit: '', words, off }
}

function oneOf(names: string[], say: SayMiss): string {
  return names.reduce((one, other) => say('site.said.or', { one, other }))
}

export const isFigure = (what: Miss['what']): boolean =>
  what === 'price' ||
  what === 'area' ||
  what === 'bedrooms' ||
  what === 'bathrooms' ||
  what === 'floors' ||
  what === 'parking' ||
  what === 'facing' ||
  what === 'plot'
