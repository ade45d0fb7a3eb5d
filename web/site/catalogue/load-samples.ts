import type { SampleSummary } from '#contract/sample.ts'
import type { Api } from '#web/api/request.ts'
import { listSamples } from '#web/api/samples.ts'
import { type Filters, listAddress } from './filters.ts'

type Place = Pick<Filters, 'category' | 'subcategory'>

/** The samples that stand in on a list's first page, where it is narrowed by its place alone. */
export async function loadSamples(api: Api, filters: Filters, page: number): Promise<SampleSummary[]> {
  const { category, subcategory, sort: _, ...narrowing } = filters
  const isByPlace = listAddress('', { ...narrowing, category: '', subcategory: '', sort: '' }) === ''
  return isByPlace && page === 1 ? ofPlace(await listSamples(api), { category, subcategory }) : []
}

/** Those of a subcategory; where it has none, those of its whole category. */
export function ofPlace(samples: SampleSummary[], { category, subcategory }: Place): SampleSummary[] {
  if (!category) return samples
  const within = samples.filter((sample) => sample.category.slug === category)
  const exactly = within.filter((sample) => sample.subcategory.slug === subcategory)
  return exactly.length > 0 ? exactly : within
}
