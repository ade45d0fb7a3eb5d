import { listDesigns } from '#web/api/designs.ts'
import type { Api } from '#web/api/request.ts'
import { findSamples, listSamples, sampleFacets } from '#web/api/samples.ts'
import { isNarrowed } from '../catalogue/filters.ts'
import { type DesignList, nearCards } from '../catalogue/load.ts'
import { cardOf } from '../design-cards/card.ts'

/** The list; where the firm has no design at all, the same list of samples: all that fit stand on the first page. */
export async function withSamples(api: Api, list: DesignList): Promise<DesignList> {
  if (!(await hasNoDesigns(api, list)) || (await listSamples(api)).length === 0) return list
  const { query, pagination } = list
  const [found, facets] = await Promise.all([
    findSamples(api, { ...query, near: isNarrowed(list.filters) || undefined }),
    sampleFacets(api, query),
  ])
  return {
    ...list,
    samples: pagination.page === 1 ? found.data.map(cardOf) : [],
    understood: found.understood ?? [],
    near: nearCards(found.near ?? []),
    facets,
    pagination: { ...pagination, total: found.data.length },
    isOfSamples: true,
  }
}

async function hasNoDesigns(api: Api, { filters, pagination }: DesignList): Promise<boolean> {
  if (pagination.total > 0) return false
  return !isNarrowed(filters) || (await listDesigns(api, { limit: 1 })).pagination.total === 0
}
