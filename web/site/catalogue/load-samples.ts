import type { SampleSummary } from '#contract/sample.ts'
import { type Filters, isNarrowed } from './filters.ts'

type Placement = Pick<Filters, 'category' | 'subcategory'>

/** The samples that stand in on a list's first page, where it is narrowed by its category or subcategory alone. */
export function standIns(samples: SampleSummary[], filters: Filters, page: number): SampleSummary[] {
  const { category, subcategory } = filters
  const isByPlace = !isNarrowed({ ...filters, category: '', subcategory: '' })
  return isByPlace && page === 1 ? inPlacement(samples, { category, subcategory }) : []
}

/** Those of a subcategory; where it has none, those of its whole category, where one is named. */
export function inPlacement(samples: SampleSummary[], { category, subcategory }: Placement): SampleSummary[] {
  const within = category ? samples.filter((sample) => sample.category.slug === category) : samples
  const exactly = within.filter((sample) => sample.subcategory.slug === subcategory)
  return exactly[0] || (subcategory && !category) ? exactly : within
}
