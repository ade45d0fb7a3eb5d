import type { ChoiceFilter, DesignFacets } from '#contract/design-query.ts'
import type { Facing } from '#contract/house-shown.ts'
import type { wordsOf } from '#contract/words/fill.ts'
import type { sideWords } from '#contract/words/measures.ts'

/** The values of each filter of which one must match, as addresses carry them; none are chosen where there are none. */
export type ChosenValues = Record<ChoiceFilter, string[]>

type SaySide = ReturnType<typeof wordsOf<typeof sideWords>>

interface Definition {
  /** What a value looks like. */
  pattern: RegExp
  /** What a value is called where the name of its filter stands above it. @param label what it is counted under */
  labelOf: (value: string, say: SaySide, label?: string) => string
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const count = /^\d{1,2}$/

const definitions: Record<ChoiceFilter, Definition> = {
  bedrooms: { pattern: count, labelOf: (value) => value },
  floors: { pattern: count, labelOf: (value) => (value === '1' ? 'G' : `G+${Number(value) - 1}`) },
  facing: { pattern: /^([NS][EW]?|[EW]|any)$/, labelOf: (value, say) => say(`site.side.${value as Facing}`) },
  picture: {
    pattern: /^(photo|model|plan|elevation|section)$/,
    labelOf: (value, _say, label = capital(value)) => label,
  },
  color: { pattern: /^[a-z ]{1,30}$/, labelOf: capital },
}

/** Every such filter with its name, in the order in which the panel shows them. */
export const choiceFilters = (Object.keys(definitions) as ChoiceFilter[]).map((name) => ({
  ...definitions[name],
  name,
}))

type Choice = (typeof choiceFilters)[number]

/** A value of a filter, and how many designs it would find. */
export interface CountedValue {
  value: string
  label: string
  count: number
  /** Of a colour, how it is shown. */
  hex?: string
}

/** What some design has, and what is chosen though none has it. */
export function valuesOf(
  { name, labelOf }: Choice,
  facets: DesignFacets,
  chosen: string[],
  say: SaySide,
): CountedValue[] {
  const counted = facets[name].map((facet): CountedValue => {
    const value = String(facet.value)
    return { ...facet, value, label: labelOf(value, say, 'label' in facet ? facet.label : undefined) }
  })
  const missing = chosen.filter((value) => !counted.some((facet) => facet.value === value))
  return [...counted, ...missing.map((value) => ({ value, label: labelOf(value, say), count: 0 }))]
}

/** Reads the values of an address; what it says wrongly is not chosen. */
export function readChoices(address: URLSearchParams): ChosenValues {
  const chosen = choiceFilters.map(({ name, pattern }) => [
    name,
    [...new Set(address.getAll(name).filter((value) => pattern.test(value)))],
  ])
  return Object.fromEntries(chosen)
}
