import type { ViewParameter } from '#contract/view.ts'
import { queryOfValues, type Viewed } from '../list/views/view-query.ts'
import { designQueryOf } from './address.ts'

/** What the address of the list calls each parameter of a view. */
const names: Record<ViewParameter<'designs'>, string> = {
  search: 'search',
  categorySlug: 'category',
  subcategorySlug: 'subcategory',
  status: 'status',
  featured: 'featured',
  missing: 'missing',
  sort: 'sort',
}

/** The views of designs. */
export const viewedDesigns: Viewed = {
  list: 'designs',
  queryOf(search) {
    const { status, ...values } = designQueryOf(search)
    return queryOfValues('designs', { ...values, status: status === 'any' ? undefined : status })
  },
  searchOf(query) {
    const kept = new URLSearchParams(query)
    const search = new URLSearchParams()
    for (const [parameter, name] of Object.entries(names)) {
      const value = kept.get(parameter)
      if (value) search.set(name, value)
    }
    return search
  },
}
