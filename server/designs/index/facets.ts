import type { DesignFacets } from '#contract/design-query.ts'
import { limits } from '#contract/limits.ts'
import { isWhatVisitorsSee, type Scope } from '../../publishing/scope.ts'
import { type DesignFilters, filterDesigns } from '../filters.ts'
import type { Catalogue } from './catalogue.ts'
import type { Selection } from './selection.ts'

/** What visitors see without any filter is counted once until something changes. */
const unfiltered = new WeakMap<Catalogue, { revision: number; facets: DesignFacets }>()

/** How many designs each further choice would find, the most first among tags. */
export function facetsOf(catalogue: Catalogue, query: DesignFilters, scope: Scope): DesignFacets {
  if (!isWhatVisitorsSee(scope) || Object.values(query).some((value) => value !== undefined))
    return count(catalogue, query, scope)
  const { revision } = catalogue
  const known = unfiltered.get(catalogue)
  if (known?.revision === revision) return known.facets
  const facets = count(catalogue, query, scope)
  unfiltered.set(catalogue, { revision, facets })
  return facets
}

function count(catalogue: Catalogue, query: DesignFilters, scope: Scope): DesignFacets {
  const { categorySlug, subcategorySlug } = query
  const anyPlace = { ...query, categorySlug: undefined, subcategorySlug: undefined }
  const anywhere = filterDesigns(catalogue, anyPlace, scope)
  if (!anywhere) return { categories: [], subcategories: [], tags: [] }
  const isPlaced = categorySlug !== undefined || subcategorySlug !== undefined
  const found = isPlaced ? anywhere.copy().placed(query) : anywhere
  return { ...countByPlacement(anywhere, categorySlug), tags: found ? countByTag(found) : [] }
}

function countByPlacement(selection: Selection, categorySlug: string | undefined) {
  const { placements, slots } = selection.catalogue
  const subcategories = placements.subcategories.map(({ id, categoryId, slug }) => {
    return { categoryId, slug, count: slots.inSubcategory.get(id)?.countIn(selection.slots) ?? 0 }
  })
  const own = Map.groupBy(subcategories, ({ categoryId }) => categoryId)
  const categories = placements.categories.map(({ id, slug }) => {
    const within = own.get(id) ?? []
    return { slug, within, count: within.reduce((sum, { count }) => sum + count, 0) }
  })
  return {
    categories: categories.filter(({ count }) => count > 0).map(({ slug, count }) => ({ slug, count })),
    subcategories: categories
      .filter(({ slug }) => categorySlug === undefined || slug === categorySlug)
      .flatMap(({ slug, within }) => within.map((entry) => ({ categorySlug: slug, ...entry })))
      .filter(({ count }) => count > 0)
      .map(({ categorySlug, slug, count }) => ({ categorySlug, slug, count })),
  }
}

function countByTag(selection: Selection): DesignFacets['tags'] {
  const bits = selection.slots
  return [...selection.catalogue.slots.tagged]
    .map(([tag, posting]) => ({ tag, count: posting.countIn(bits) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1))
    .slice(0, limits.tagFacets)
}
