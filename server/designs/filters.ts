import type { DesignFacetsQuery } from '#contract/design-query.ts'
import { tagValue } from '#contract/tags.ts'
import { applyFilters, type Filters } from '../database/filters.ts'
import { toPaise } from '../database/money.ts'
import type { Scope } from '../publishing/scope.ts'
import type { Catalogue } from './index/catalogue.ts'
import { choiceNamed } from './index/colors.ts'
import { Selection } from './index/selection.ts'
import { traits } from './index/traits.ts'
import { readSearch } from './search/read-search.ts'

/** The columns that designs are filtered and ordered by as numbers. */
export const figures = ['price', 'area'] as const
export type Figure = (typeof figures)[number]

/** `status` and who asks make the scope. */
export type DesignFilters = Omit<DesignFacetsQuery, 'status'>

/**
 * The designs of the scope that pass every filter that the query carries.
 * @returns null where nothing can be found
 */
export function filterDesigns(catalogue: Catalogue, query: DesignFilters, scope: Scope): Selection | null {
  return passing(Selection.of(catalogue).within(scope), query)
}

/** What of a selection passes every filter. @returns null where nothing can be found */
export function passing(found: Selection, query: DesignFilters): Selection | null {
  return applyFilters(filters, found, query, query)
}

const filters: Filters<DesignFilters, Selection, DesignFilters> = {
  search: (found, text) => (text.trim() ? readSearch(found, text) : found),
  id: (found, ids) => found.identified(ids),
  categorySlug: (found, _slug, query) => found.placed(query),
  subcategorySlug: (found, _slug, query) => (query.categorySlug === undefined ? found.placed(query) : found),
  tag: (found, tags) => found.tagged(tags.map(tagValue)),
  featured: (found, flag) => found.flagged('featured', flag),
  trending: (found, flag) => found.flagged('trending', flag),
  minPrice: (found, rupees) => found.between('price', toPaise(rupees) ?? 0, Infinity),
  maxPrice: (found, rupees) => found.between('price', -Infinity, toPaise(rupees) ?? 0),
  minArea: (found, area) => found.between('area', area, Infinity),
  maxArea: (found, area) => found.between('area', -Infinity, area),
  bedrooms: (found, numbers) => found.having(numbers.map((number) => traits.bedrooms(number))),
  floors: (found, numbers) => found.having(numbers.map((number) => traits.floors(number))),
  facing: (found, sides) => found.having([...sides, 'any' as const].map((side) => traits.facing(side))),
  color: (found, names) => found.having(names.map((name) => traits.color(choiceNamed(name) ?? name))),
  picture: (found, kinds) => found.having(kinds.map((kind) => traits.picture(kind))),
  missing: (found, gap) => found.lacking(gap),
}
