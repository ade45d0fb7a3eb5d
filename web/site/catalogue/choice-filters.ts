import { colorChoices } from '#contract/colors.ts'
import type { ChoiceFilter } from '#contract/design-query.ts'
import { facingNames, facings, storeysOf } from '#contract/house-shown.ts'

/** The values of each filter of which one must match, as addresses carry them; none are chosen where there are none. */
export type ChosenValues = Record<ChoiceFilter, string[]>

interface Definition {
  title: string
  isValue: (text: string) => boolean
  /** What a value is called where the title stands above it. */
  labelOf: (value: string) => string
  /** What it is called by itself. */
  appliedAs: (value: string) => string
}

const isCount = (text: string) => /^\d{1,2}$/.test(text)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const floorsOf = (value: string) => storeysOf({ floors: Number(value), stilt: false })
const sideOf = (value: string) => facingNames[value as keyof typeof facingNames]

const definitions: Record<ChoiceFilter, Definition> = {
  bedrooms: {
    title: 'Bedrooms',
    isValue: isCount,
    labelOf: String,
    appliedAs: (value) => `${value} ${value === '1' ? 'bedroom' : 'bedrooms'}`,
  },
  floors: { title: 'Floors', isValue: isCount, labelOf: floorsOf, appliedAs: floorsOf },
  facing: {
    title: 'Facing',
    isValue: (text) => facings.some((side) => side === text),
    labelOf: sideOf,
    appliedAs: (value) => `Facing ${sideOf(value).toLowerCase()}`,
  },
  color: {
    title: 'Colour',
    isValue: (text) => colorChoices.some((choice) => choice === text),
    labelOf: capital,
    appliedAs: capital,
  },
}

/** Every such filter with its name, in the order in which the panel shows them. */
export const choiceFilters = (Object.keys(definitions) as ChoiceFilter[]).map((name) => ({
  ...definitions[name],
  name,
}))

/** Reads the values of an address; what it says wrongly is not chosen. */
export function readChoices(address: URLSearchParams): ChosenValues {
  const chosen = choiceFilters.map(({ name, isValue }) => [
    name,
    [...new Set(address.getAll(name).filter(isValue))],
  ])
  return Object.fromEntries(chosen)
}

/** The chosen values as the API takes them. */
export function choicesAsked(filters: ChosenValues): object {
  const chosen = choiceFilters.filter(({ name }) => filters[name].length > 0)
  return Object.fromEntries(chosen.map(({ name }) => [name, filters[name]]))
}
