import type { DesignFacets, DesignSummary } from '#contract/design.ts'
import type { Pagination } from '#contract/fields.ts'
import type { SampleSummary } from '#contract/sample.ts'
import { type DesignFilters, designFacets, listDesigns } from '#web/api/designs.ts'
import type { Api } from '#web/api/request.ts'
import { type Filters, isNarrowed } from './filters.ts'
import { loadSamples } from './load-samples.ts'

const perPage = 24

/** The category, and the subcategory, that a list is of. */
interface Place {
  category: string
  subcategory: string
}

/** One page of a list of designs, and how it was come by. */
export interface DesignList {
  /** The list's address without its filters. */
  path: string
  /** Where the list is a category's own; what its filters choose otherwise. */
  isPlace: boolean
  filters: Filters
  /** The page of the plain list that stands for this one: its own, or the first where something is chosen. */
  plainPage: number
  /** What finds the list, for fetching its further pages. */
  query: DesignFilters
  designs: DesignSummary[]
  pagination: Pagination
  facets: DesignFacets
  /** What stands in for designs that the firm has not drawn yet. */
  samples: SampleSummary[]
}

interface Asked {
  path: string
  filters: Filters
  page: number
  place?: Place
}

export async function loadDesigns(api: Api, { path, filters, page, place }: Asked): Promise<DesignList> {
  const query = queryOf({ ...filters, ...place })
  const [designs, facets, samples] = await Promise.all([
    listDesigns(api, { ...query, page }),
    designFacets(api, query),
    loadSamples(api, { ...filters, ...place }, page),
  ])
  const { data, pagination } = designs
  const isPlain = !isNarrowed(filters) && !filters.sort
  return {
    path,
    isPlace: place !== undefined,
    filters,
    plainPage: isPlain ? pagination.page : 1,
    query,
    designs: data,
    pagination,
    facets,
    samples,
  }
}

/** True for a page that the list has; the first is there even where nothing is found. */
export function hasPage({ pagination: { page, pages } }: DesignList): boolean {
  return page === 1 || page <= pages
}

function queryOf({ search, category, subcategory, tags, minPrice, maxPrice, sort }: Filters): DesignFilters {
  return {
    search: search || undefined,
    categorySlug: category || undefined,
    subcategorySlug: subcategory || undefined,
    tag: tags,
    minPrice: minPrice ?? undefined,
    maxPrice: maxPrice ?? undefined,
    sort: sort || undefined,
    limit: perPage,
  }
}
