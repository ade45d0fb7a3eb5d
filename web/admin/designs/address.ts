import { type DesignGap, type DesignSort, designGaps, designSorts } from '#contract/design-query.ts'
import type { DesignFilters } from '#web/api/designs.ts'
import { choiceOf, pageOf, wordsOf } from '../list/list-address.ts'
import { rowsOnPage } from '../list/rows-on-page.ts'
import { statusIn } from '../publishing/status-filter.tsx'

/** What the address of the list asks the server for. */
export function designQueryOf(search: URLSearchParams): DesignFilters {
  const featured = choiceOf(search, 'featured', ['true', 'false'])
  return {
    search: wordsOf(search, 'search'),
    categorySlug: wordsOf(search, 'category'),
    subcategorySlug: wordsOf(search, 'subcategory'),
    featured: featured && featured === 'true',
    status: statusIn(search) ?? 'any',
    missing: choiceOf(search, 'missing', designGaps),
    sort: choiceOf(search, 'sort', designSorts),
    page: pageOf(search),
    limit: rowsOnPage(search),
  }
}

/** Whether the address keeps any design out of the list. */
export function isNarrowed(search: URLSearchParams): boolean {
  const { sort, page, limit, status, ...filters } = designQueryOf(search)
  return status !== 'any' || Object.values(filters).some((value) => value !== undefined)
}

export const gapLabels: Record<DesignGap, string> = {
  price: 'Without a price',
  picture: 'Without an image',
  alt: 'Without alt text',
  house: 'Not found by plot',
}

export const sortLabels: Record<Exclude<DesignSort, 'newest'>, string> = {
  oldest: 'Oldest first',
  updated: 'Last changed first',
  title: 'Title, A to Z',
  'title-desc': 'Title, Z to A',
  category: 'Category, A to Z',
  'category-desc': 'Category, Z to A',
  featured: 'Featured first',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  'area-asc': 'Area, small to large',
  'area-desc': 'Area, large to small',
  popular: 'Most popular first',
}
