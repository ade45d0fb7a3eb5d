import type { DesignFacets } from '#contract/design-query.ts'
import type { NearSample } from '#contract/near.ts'
import type { Sample, SampleSummary } from '#contract/sample.ts'
import type { Understanding } from '#contract/understood.ts'
import type { One } from './answers.ts'
import type { DesignFilters } from './designs.ts'
import type { Api } from './request.ts'

/** The built-in sample designs of the categories that have no design of the firm's own yet. */
export async function listSamples(api: Api): Promise<SampleSummary[]> {
  return (await api.get<One<SampleSummary[]>>('/api/samples')).data
}

/** Those of them that the filters find, in their order, what was understood of a search, and what is near where that is asked for. */
export async function findSamples(
  api: Api,
  { page, limit, ...filters }: DesignFilters,
): Promise<One<SampleSummary[]> & { understood?: Understanding[]; near?: NearSample[] }> {
  return api.get('/api/samples', filters)
}

/** How many of them each further choice would find. */
export async function sampleFacets(
  api: Api,
  { sort, page, limit, near, ...filters }: DesignFilters,
): Promise<DesignFacets> {
  return (await api.get<One<DesignFacets>>('/api/samples/facets', filters)).data
}

/** @param idOrCode either names a sample, in any letter case */
export async function getSample(api: Api, idOrCode: string): Promise<Sample> {
  return (await api.get<One<Sample>>(`/api/samples/${encodeURIComponent(idOrCode)}`)).data
}
