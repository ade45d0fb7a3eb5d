import type { Rows } from './rows.ts'

/** The slug that a category has and those that it had, and the ids of its subcategories, which show its files. */
export function categoryKeys({ category = [], subcategory = [], formerSlug = [] }: Rows): string[] {
  const former = formerSlug.filter(({ subcategoryId }) => subcategoryId === null)
  return [
    ...[...category, ...former].map(({ slug }) => String(slug)),
    ...subcategory.map(({ id }) => String(id)),
  ]
}
