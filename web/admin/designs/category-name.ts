import type { Category } from '#contract/category.ts'

/** What the category with an id is called; '' where there is none. */
export function nameIn(categories: Category[]) {
  return (id: string | undefined) => categories.find(({ _id }) => _id === id)?.name ?? ''
}
