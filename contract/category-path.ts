import type { Category } from './category.ts'

type Slug = Pick<Category, 'slug'>

/** Where the site shows a category, or one of its subcategories: slugs may hold any sign, even a slash. */
export function categoryPath(category: Slug, subcategory?: Slug): string {
  const path = `/category/${encodeURIComponent(category.slug)}`
  return subcategory ? `${path}/${encodeURIComponent(subcategory.slug)}` : path
}
