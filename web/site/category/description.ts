import type { Category } from '#contract/category.ts'
import { excerpt } from '../search-engines/meta.ts'

type Described = Pick<Category, 'description'>

/**
 * What search engines show below the title of a list. A subcategory without a description of its own takes that of its
 * category, its title before it: no two lists say the same.
 * @param counted what is said where nothing is described
 */
export function listDescription(
  title: string,
  { description }: Described,
  subcategory: Described | null | undefined,
  counted: string,
): string {
  const taken = subcategory && description ? `${title}: ${description}` : description
  return excerpt(subcategory?.description || taken || counted)
}
