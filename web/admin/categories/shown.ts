import type { Category } from '#contract/category.ts'
import { sortKey } from '#contract/identity.ts'
import { choiceOf, wordsOf } from '../list/list-address.ts'
import { matching } from '../list/whole.ts'

/** The categories that the address asks for, in its order. */
export function shownCategories(categories: Category[], search: URLSearchParams): Category[] {
  const found = matching(categories, wordsOf(search, 'search'), textOf)
  const sort = choiceOf(search, 'sort', ['name', 'name-desc'])
  if (!sort) return found
  const sorted = found.toSorted((one, other) => (sortKey(one.name) < sortKey(other.name) ? -1 : 1))
  return sort === 'name' ? sorted : sorted.toReversed()
}

function textOf({ name, description, subcategories }: Category): string {
  return [name, description, ...subcategories.map((subcategory) => subcategory.name)].join(' ')
}
