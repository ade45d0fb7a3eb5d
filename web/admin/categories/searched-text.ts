import type { Category } from '#contract/category.ts'

/** What a category is found by in the back-office. */
export function searchedTextOf({ name, description, subcategories }: Category): string {
  return [name, description, ...subcategories.map((subcategory) => subcategory.name)].join(' ')
}
