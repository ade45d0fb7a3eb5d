import { areaUnitNames } from '../areas.ts'
import { counted } from '../count.ts'
import { facingNames } from '../house-shown.ts'
import { formatRupees } from '../prices.ts'
import type { Kind, Meanings, Range, Understood } from './understood.ts'

const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

const sentences: { [Name in Kind]: (value: Meanings[Name]) => string } = {
  bedrooms: (number) => counted(number, 'bedroom'),
  plot: ({ width, depth, unit }) => `plot ${numbers.format(width)} × ${numbers.format(depth)} ${unit}`,
  area: ({ unit, ...range }) =>
    sayRange(range, (area) => numbers.format(area), { unit: areaUnitNames[unit], about: 'about' }),
  floors: (number) => counted(number, 'floor'),
  facing: (side) => facingNames[side].toLocaleLowerCase('en'),
  budget: (range) => sayRange(range, formatRupees),
  code: (code) => code,
}

/** What was understood, in words: 3 bedrooms; plot 30 × 40 ft; east. */
export function sayUnderstood({ kind, value }: Pick<Understood, 'kind' | 'value'>): string {
  return (sentences[kind] as (value: unknown) => string)(value)
}

function sayRange(
  { about, least, most }: Range,
  format: (figure: number) => string,
  { unit = '', about: word = 'about' } = {},
): string {
  const end = unit && ` ${unit}`
  if (about !== null) return `${word} ${format(about)}${end}`
  if (least !== null && most !== null) return `${format(least)} to ${format(most)}${end}`
  return least !== null ? `from ${format(least)}${end}` : `up to ${format(most ?? 0)}${end}`
}
