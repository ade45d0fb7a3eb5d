import { data, redirect } from 'react-router'
import { categoryPath } from '#contract/category-path.ts'
import { isShown } from '#contract/category-shown.ts'
import { slugOf } from '#contract/identity.ts'
import { findCategory } from '#web/api/categories.ts'
import { findGone } from '#web/api/gone.ts'
import type { Api } from '#web/api/request.ts'
import { readFilters } from '../catalogue/filters.ts'
import { hasPage, loadDesigns } from '../catalogue/load.ts'
import { readPages } from '../page-number.ts'
import { changedWords } from '../page-words.ts'

interface Params {
  categorySlug: string
  subcategorySlug?: string
}

/**
 * A category, null for a slug that none has or whose category waits for its first design, and its designs. Somebody may have
 * typed its name. @throws Response 301 to the address where it is told by a former slug, or with capitals or spaces
 */
export async function loadCategory(api: Api, asked: Params, url: URL) {
  const path = pathOf(asked.categorySlug, asked.subcategorySlug)
  const categorySlug = slugOf(asked.categorySlug)
  const subcategorySlug = asked.subcategorySlug && slugOf(asked.subcategorySlug)
  const [words, found, list] = await Promise.all([
    changedWords(api, 'list'),
    findCategory(api, categorySlug, subcategorySlug),
    loadDesigns(api, {
      path,
      filters: readFilters(url.searchParams, true),
      pages: readPages(url.searchParams),
      placement: { category: categorySlug, subcategory: subcategorySlug ?? '' },
    }),
  ])
  const category = found && isShown(found) ? found : null
  const current = category && pathOf(category.slug, subcategorySlug && category.subcategorySlug)
  const isKnown = category !== null && (!subcategorySlug || Boolean(category.subcategorySlug))
  if (isKnown && current && current !== path) throw redirect(current + url.search, 301)
  if (isKnown && hasPage(list)) return data({ category, list, words })
  const gone = found ? null : await findGone(api, 'category', categorySlug)
  return data({ category, list, words }, { status: gone ? 410 : 404 })
}

function pathOf(slug: string, subcategorySlug: string | undefined): string {
  return categoryPath({ slug }, subcategorySlug === undefined ? undefined : { slug: subcategorySlug })
}
