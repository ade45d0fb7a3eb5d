import type { Design, DesignSummary } from '#contract/design.ts'
import type { DesignNeighbours } from '#contract/design-neighbours.ts'
import type { DesignFacets, DesignQuery } from '#contract/design-query.ts'
import { idPattern } from '#contract/identity.ts'
import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import type { NearDesign } from '#contract/near.ts'
import type { Understanding } from '#contract/understood.ts'
import type { One, Page } from './answers.ts'
import type { Api, Download } from './request.ts'

export type DesignFilters = Partial<DesignQuery>

/** What a list answers beside its page: what was understood of a search, and what nearly fits. */
interface FoundDesigns extends Page<DesignSummary> {
  understood?: Understanding[]
  near?: NearDesign[]
}

export function listDesigns(api: Api, filters: DesignFilters = {}): Promise<FoundDesigns> {
  return api.get('/api/designs', { ...filters })
}

/** Every design that the filters keep, as a CSV file. */
export function exportDesigns(api: Api, { page, limit, near, ...filters }: DesignFilters): Promise<Download> {
  return api.download('/api/designs/export', filters)
}

/** How many designs each further choice would find. */
export async function designFacets(
  api: Api,
  { sort, page, limit, near, ...filters }: DesignFilters,
): Promise<DesignFacets> {
  return (await api.get<One<DesignFacets>>('/api/designs/facets', filters)).data
}

/** @param idOrCode either names a design, in any letter case */
export async function getDesign(api: Api, idOrCode: string): Promise<Design> {
  const { data } = await api.get<One<Design>>(`/api/designs/${encodeURIComponent(idOrCode)}`)
  return { ...data, subcategory: data.subcategory ?? { name: '', slug: '' } }
}

/** The designs before and after one in its category, the newest first. */
export async function designNeighbours(api: Api, id: string): Promise<DesignNeighbours> {
  return (await api.get<One<DesignNeighbours>>(`/api/designs/${id}/neighbours`)).data
}

/** Some designs by chance. A category that is no id is ignored, with a warning. */
export async function randomDesigns(
  api: Api,
  {
    limit = limitsOfVisitors.random.default,
    category,
    exclude,
  }: { limit?: number; category?: string; exclude?: string } = {},
): Promise<DesignSummary[]> {
  const isId = category !== undefined && idPattern.test(category)
  if (category !== undefined && !isId) console.warn(`Ignored the category filter: '${category}' is no id`)
  const answer = await api.get<Partial<One<DesignSummary[]>>>('/api/designs/random', {
    limit,
    category: isId ? category : undefined,
    exclude,
  })
  return answer.data ?? []
}
