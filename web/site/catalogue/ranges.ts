import type { DesignFacetsQuery } from '#contract/design-query.ts'
import { formatRupees } from '#contract/prices.ts'
import type { wordsOf } from '#contract/words/fill.ts'
import type { unitWords } from '#contract/words/measures.ts'
import { formatArea } from '#web/ui/measures.ts'

/** `Price` of the contract's `minPrice`: whatever the API narrows by a least and a most. */
type RangeName = {
  [Name in keyof DesignFacetsQuery]-?: Name extends `min${infer Range}` ? Range : never
}[keyof DesignFacetsQuery]

type RangeFilter = `min${RangeName}` | `max${RangeName}`

/** The figures between which a list is narrowed; null is not chosen. */
export type RangeFilters = Record<RangeFilter, number | null>

type SayUnit = ReturnType<typeof wordsOf<typeof unitWords>>

interface Range {
  /** What its figures are counted in. */
  unitIn: (say: SayUnit) => string
  format: (figure: number, say: SayUnit) => string
}

const definitions: Record<RangeName, Range> = {
  Price: { unitIn: () => '₹', format: formatRupees },
  Area: {
    unitIn: (say) => say('site.unit.sqft'),
    format: (area, say) => formatArea(area, say('site.unit.sqft')),
  },
}

/** Every range with the names of its two filters, in the order in which the panel shows them. */
export const ranges = (Object.keys(definitions) as RangeName[]).map((name) => ({
  ...definitions[name],
  name,
  least: `min${name}` as const,
  most: `max${name}` as const,
}))

/** Reads the figures of an address; what it says wrongly is not chosen. */
export function readRanges(address: URLSearchParams): RangeFilters {
  const read = (name: RangeFilter) => [name, readFigure(address.get(name))]
  return Object.fromEntries(ranges.flatMap(({ least, most }) => [read(least), read(most)]))
}

const zeros: Record<string, number> = { k: 3, l: 5, c: 7 }

/** A price or another figure as it is typed: with or without its sign and commas, in lakh and crore too. */
export function readFigure(text: string | null): number | null {
  const digits = (text ?? '').toLowerCase().replace(/[₹,\s]|rs\.?|\/-/g, '')
  const [, figure, scale = ''] = /^(\d{1,13}(?:\.\d{1,2})?)(?:([klc])[a-z]*)?$/.exec(digits) ?? []
  const number = Number(`${figure}e${zeros[scale] ?? 0}`)
  // No list can be asked for more.
  return number < 1e15 ? number : null
}
