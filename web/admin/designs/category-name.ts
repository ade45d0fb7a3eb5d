import type { Category } from '#contract/category.ts'
import type { Design } from '#contract/design.ts'

/** What the category with an id is called; '' where there is none. */
export function nameIn(categories: Category[]) {
  return (id: string | undefined) => categories.find(({ _id }) => _id === id)?.name ?? ''
}

/** The same of a design's category: one that is there no more is called what the design calls it. */
export function nameOfCategory(categories: Category[]) {
  return (id: string | undefined, design?: Pick<Design, 'category'>) =>
    nameIn(categories)(id) || (design?.category._id === id && design?.category.name) || ''
}
