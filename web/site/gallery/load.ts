import { data } from 'react-router'
import { findCategory } from '#web/api/categories.ts'
import type { Api } from '#web/api/request.ts'
import { type Filters, readFilters } from '../catalogue/filters.ts'
import { hasPage, loadDesigns } from '../catalogue/load.ts'
import { readPage } from '../page-number.ts'
import { changedWords } from '../page-words.ts'
import { withSamples } from './samples-instead.ts'

/** The designs that the address asks for. */
export async function loadGallery(api: Api, url: URL) {
  const filters = await inCatalogue(api, readFilters(url.searchParams))
  const page = readPage(url.searchParams)
  const list = await withSamples(api, await loadDesigns(api, { path: '/gallery', filters, page }))
  return data({ ...list, words: await changedWords(api, 'list') }, { status: hasPage(list) ? 200 : 404 })
}

/** A former slug means the category that had it; a subcategory of another category is none. */
async function inCatalogue(api: Api, filters: Filters): Promise<Filters> {
  if (!filters.category) return { ...filters, subcategory: '' }
  const category = await findCategory(api, filters.category, filters.subcategory || undefined)
  if (!category) return filters
  return { ...filters, category: category.slug, subcategory: category.subcategorySlug ?? '' }
}
