import type { DesignSort } from '#contract/design-query.ts'
import { slugOf } from '#contract/identity.ts'
import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import { tagValue } from '#contract/tags.ts'
import { type ChosenValues, readChoices } from './choice-filters.ts'
import { type RangeFilters, readRanges } from './ranges.ts'

/** What a list of designs is narrowed and ordered by; empty values are not chosen. */
export interface Filters extends RangeFilters, ChosenValues {
  search: string
  category: string
  subcategory: string
  tags: string[]
  sort: VisitorSort | ''
}

/** The orders a visitor can choose; without a choice, the best match of a search, otherwise the newest. */
export const visitorSorts = [
  'newest',
  'popular',
  'oldest',
  'price-asc',
  'price-desc',
  'area-asc',
  'area-desc',
  'title',
] as const satisfies DesignSort[]
export type VisitorSort = (typeof visitorSorts)[number]

/**
 * Reads an address; what it says wrongly is left out. A category may be named as its slug is, or as it is.
 * @param isOfCategory where the list is a category's own, which its address cannot choose
 */
export function readFilters(address: URLSearchParams, isOfCategory = false): Filters {
  const sort = address.get('sort') ?? ''
  const tags = address.getAll('tag').map(tagValue).filter(Boolean)
  return {
    search: (address.get('search') ?? '').trim().slice(0, limitsOfVisitors.search),
    category: isOfCategory ? '' : slugOf(address.get('category') ?? ''),
    subcategory: isOfCategory ? '' : slugOf(address.get('subcategory') ?? ''),
    tags: [...new Set(tags)].slice(0, limitsOfVisitors.design.tags),
    ...readRanges(address),
    ...readChoices(address),
    sort: isSort(sort) ? sort : '',
  }
}

/**
 * The address of a list: only what is chosen, always in the same order.
 * @param until the page until which the list was lengthened
 */
export function listAddress(path: string, filters: Filters, page = 1, until = page): string {
  const { tags, ...single } = filters
  const address = new URLSearchParams()
  for (const [key, value] of Object.entries(single)) {
    if (value === '' || value === null) continue
    for (const one of [value].flat()) address.append(key, String(one))
  }
  for (const tag of tags) address.append('tag', tag)
  if (page > 1) address.append('page', String(page))
  if (until > page) address.append('until', String(until))
  const query = address.toString()
  return query ? `${path}?${query}` : path
}

/** True where anything but the order is chosen. */
export function isNarrowed({ sort, ...filters }: Filters): boolean {
  return listAddress('', { ...filters, sort: '' }) !== ''
}

function isSort(value: string): value is VisitorSort {
  return visitorSorts.some((sort) => sort === value)
}
