import type { SampleSummary } from '#contract/sample.ts'
import { type Filters, isNarrowed } from './filters.ts'

type Placement = Pick<Filters, 'category' | 'subcategory'>

/** The samples that stand in on a list's first page, where it is narrowed by its category or subcategory alone. */
export function standIns(samples: SampleSummary[], filters: Filters, page: number): SampleSummary[] {
  const { category, subcategory } = filters
  const isByPlace = !isNarrowed({ ...filters, category: '', subcategory: '' })
  return isByPlace && page === 1 ? inPlacement(samples, { category, subcategory }) : []
}

/** Those of a subcategory; where it has none, those of its whole category. */
export function inPlacement(samples: SampleSummary[], { category, subcategory }: Placement): SampleSummary[] {
  if (!category) return samples
  const within = samples.filter((sample) => sample.category.slug === category)
  const exactly = within.filter((sample) => sample.subcategory.slug === subcategory)
  return exactly.length > 0 ? exactly : within
}
