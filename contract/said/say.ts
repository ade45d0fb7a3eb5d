import { type LandUnit, landUnits } from '../areas.ts'
import { formatRupees } from '../prices.ts'
import { wordsOf } from '../words/fill.ts'
import { saidWords } from '../words/said.ts'
import type { Kind, Meanings, Range, Understood } from './understood.ts'

/** Reads the words of `saidWords`. */
export type SaySaid = ReturnType<typeof wordsOf<typeof saidWords>>

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const own = wordsOf(saidWords)

const sentences: { [Name in Kind]: (value: Meanings[Name], say: SaySaid) => string } = {
  bedrooms: (count, say) => counted('bedrooms', count, say),
  bathrooms: (count, say) => counted('bathrooms', count, say),
  plot: ({ width, depth, unit }, say) =>
    say('site.said.plot', {
      width: numbers.format(width),
      depth: numbers.format(depth),
      unit: say(`site.unit.${unit}`),
    }),
  frontage: ({ length, unit }, say) =>
    say('site.said.frontage', { length: numbers.format(length), unit: say(`site.unit.${unit}`) }),
  area: ({ unit, land, ...range }, say) =>
    sayRange(range, (area) => areaFigure(area, land), say, ` ${say(`site.unit.${land ?? unit}`)}`),
  floors: (count, say) => counted('floors', count, say),
  parking: (count, say) => counted('parking', count, say),
  facing: (side, say) => say(`site.side.${side}`).toLocaleLowerCase('en'),
  budget: (range, say) => sayRange(range, formatRupees, say),
  code: (code) => code,
  unwanted: (what, say) => say('site.said.without', { what }),
}

/** What was understood, in words: 3 bedrooms; plot 30 × 40 ft; east. @param say in the words of the firm */
export function sayUnderstood({ kind, value }: Pick<Understood, 'kind' | 'value'>, say = own): string {
  return (sentences[kind] as (value: unknown, say: SaySaid) => string)(value, say)
}

/** An area in the unit in which it was said: 100 gaj, 2 acre. */
export function sayArea(area: number, { unit, land }: Pick<Meanings['area'], 'unit' | 'land'>, say: SaySaid) {
  return `${areaFigure(area, land)} ${say(`site.unit.${land ?? unit}`)}`
}

function areaFigure(area: number, land: LandUnit | undefined): string {
  return numbers.format(land ? area / landUnits[land].scale : area)
}

function counted(what: 'bedrooms' | 'bathrooms' | 'floors' | 'parking', count: number, say: SaySaid): string {
  return count === 1
    ? say(`site.said.${what}.one`)
    : say(`site.said.${what}.many`, { count: numbers.format(count) })
}

function sayRange(
  { about, least, most }: Range,
  format: (figure: number) => string,
  say: SaySaid,
  unit = '',
): string {
  if (about !== null) return say('site.said.about', { amount: format(about) + unit })
  if (least !== null && most !== null)
    return say('site.said.between', { least: format(least), most: format(most) + unit })
  return least !== null
    ? say('site.said.from', { amount: format(least) + unit })
    : say('site.said.to', { amount: format(most ?? 0) + unit })
}
