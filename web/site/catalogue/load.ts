import type { DesignFacets } from '#contract/design-query.ts'
import type { Pagination } from '#contract/fields.ts'
import type { NearDesign, NearSample } from '#contract/near.ts'
import type { Understanding } from '#contract/understood.ts'
import { type DesignFilters, designFacets, listDesigns } from '#web/api/designs.ts'
import type { Api } from '#web/api/request.ts'
import { listSamples } from '#web/api/samples.ts'
import { type Card, cardOf } from '../design-cards/card.ts'
import { type Filters, isNarrowed } from './filters.ts'
import { standIns } from './load-samples.ts'

const perPage = 24

/** The category, and the subcategory, that a list is of. */
interface Placement {
  category: string
  subcategory: string
}

/** One page of a list of designs, and how it was come by. */
export interface DesignList {
  /** The list's address without its filters. */
  path: string
  /** Where the list is a category's own; what its filters choose otherwise. */
  isOfCategory: boolean
  filters: Filters
  /** The page of the plain list that stands for this one: its own, or the first where something is chosen. */
  plainPage: number
  /** What finds the list, for fetching its further pages. */
  query: DesignFilters
  designs: Card[]
  /** Of the first page that is shown. */
  pagination: Pagination
  /** The last page that is shown. */
  lastPage: number
  facets: DesignFacets
  /** What was understood of the search. */
  understood: Understanding[]
  /** What nearly fits, each with what it misses. */
  near: Card[]
  /** What stands in for designs that the firm has not drawn yet. */
  samples: Card[]
  /** The firm has drawn nothing yet: the list is of samples, which are found and ordered like designs. */
  isOfSamples: boolean
}

interface Asked {
  path: string
  filters: Filters
  /** The pages that are shown, one after the other. */
  pages: number[]
  placement?: Placement
}

export async function loadDesigns(api: Api, { path, filters, pages, placement }: Asked): Promise<DesignList> {
  const query = queryOf({ ...filters, ...placement })
  const [page = 1, ...further] = pages
  const [designs, facets, samples, ...more] = await Promise.all([
    listDesigns(api, { ...query, page, near: isNarrowed(filters) || undefined }),
    designFacets(api, query),
    listSamples(api),
    ...further.map((page) => listDesigns(api, { ...query, page })),
  ])
  const { pagination, understood = [], near = [] } = designs
  const isPlain = !isNarrowed(filters) && !filters.sort
  return {
    path,
    isOfCategory: placement !== undefined,
    filters,
    plainPage: isPlain ? pagination.page : 1,
    query,
    designs: [designs, ...more].flatMap(({ data }) => data.map(cardOf)),
    pagination,
    lastPage: Math.min(page + further.length, Math.max(page, pagination.pages)),
    facets,
    understood,
    near: nearCards(near),
    samples: standIns(samples, { ...filters, ...placement }, page).map(cardOf),
    isOfSamples: false,
  }
}

/** Each with what sets it apart. */
export function nearCards(near: (NearDesign | NearSample)[]): Card[] {
  return near.map(({ design, by }) => ({ ...cardOf(design), apart: by.map(({ words }) => words).join(', ') }))
}

/** True for a page that the list has; the first is there even where nothing is found. */
export function hasPage({ pagination: { page, pages } }: DesignList): boolean {
  return page === 1 || page <= pages
}

function queryOf(filters: Filters): DesignFilters {
  const { search, category, subcategory, tags, sort, ...others } = filters
  return {
    // As texts, and null where nothing is chosen: an address says both alike.
    ...(others as object),
    search: search || undefined,
    categorySlug: category || undefined,
    subcategorySlug: subcategory || undefined,
    tag: tags,
    sort: sort || undefined,
    limit: perPage,
  }
}
