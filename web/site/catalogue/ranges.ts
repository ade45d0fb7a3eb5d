import type { DesignFacetsQuery } from '#contract/design-query.ts'
import { formatRupees, priceOf } from '#contract/prices.ts'
import type { SampleSummary } from '#contract/sample.ts'
import { formatArea } from '#web/ui/measures.ts'

/** `Price` of the contract's `minPrice`: whatever the API narrows by a least and a most. */
type RangeName = {
  [Name in keyof DesignFacetsQuery]-?: Name extends `min${infer Range}` ? Range : never
}[keyof DesignFacetsQuery]

export type RangeFilter = `min${RangeName}` | `max${RangeName}`

/** The figures between which a list is narrowed; null is not chosen. */
export type RangeFilters = Record<RangeFilter, number | null>

interface Range {
  title: string
  unit: string
  format: (figure: number) => string
  /** The figure of a design; null where it has none, and is left out. */
  figureOf: (design: SampleSummary) => number | null
}

const definitions: Record<RangeName, Range> = {
  Price: { title: 'Price', unit: '₹', format: formatRupees, figureOf: priceOf },
  Area: { title: 'Area', unit: 'sq ft', format: formatArea, figureOf: ({ area }) => area },
}

/** Every range with the names of its two filters, in the order in which the panel shows them. */
export const ranges = (Object.keys(definitions) as RangeName[]).map((name) => ({
  ...definitions[name],
  least: `min${name}` as const,
  most: `max${name}` as const,
}))

/** Reads the figures of an address; what it says wrongly is not chosen. */
export function readRanges(address: URLSearchParams): RangeFilters {
  const read = (name: RangeFilter) => [name, readFigure(address.get(name))]
  return Object.fromEntries(ranges.flatMap(({ least, most }) => [read(least), read(most)]))
}

/** A price or another figure as it is typed: with or without its sign and commas. */
export function readFigure(text: string | null): number | null {
  const digits = (text ?? '').replace(/[₹,\s]/g, '')
  return /^\d{1,13}(\.\d{1,2})?$/.test(digits) ? Number(digits) : null
}

/** The chosen figures as the API takes them. */
export function rangesAsked(filters: RangeFilters): Partial<Record<RangeFilter, number>> {
  const chosen = (name: RangeFilter) => (filters[name] === null ? [] : [[name, filters[name]]])
  return Object.fromEntries(ranges.flatMap(({ least, most }) => [...chosen(least), ...chosen(most)]))
}

/** True where every figure of the design lies within its range. */
export function isWithinRanges(design: SampleSummary, filters: RangeFilters): boolean {
  return ranges.every(({ figureOf, least, most }) =>
    isWithin(figureOf(design), filters[least], filters[most]),
  )
}

function isWithin(figure: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true
  return figure !== null && figure >= (least ?? figure) && figure <= (most ?? figure)
}
