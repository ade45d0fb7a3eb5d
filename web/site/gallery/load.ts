import { data } from 'react-router'
import { idPattern } from '#contract/identity.ts'
import { everyCategory, findCategory } from '#web/api/categories.ts'
import type { Api } from '#web/api/request.ts'
import { type Filters, readFilters } from '../catalogue/filters.ts'
import { hasPage, loadDesigns } from '../catalogue/load.ts'
import { readPages } from '../page-number.ts'
import { changedWords } from '../page-words.ts'
import { withSamples } from './samples-instead.ts'

/** The designs that the address asks for. */
export async function loadGallery(api: Api, url: URL) {
  const filters = await inCatalogue(api, readFilters(url.searchParams))
  const pages = readPages(url.searchParams)
  const list = await withSamples(api, await loadDesigns(api, { path: '/gallery', filters, pages }))
  return data({ ...list, words: await changedWords(api, 'list') }, { status: hasPage(list) ? 200 : 404 })
}

/** A former slug, or an id, means the category that had or has it; a subcategory of another category is none. */
async function inCatalogue(api: Api, filters: Filters): Promise<Filters> {
  if (!filters.category) return { ...filters, subcategory: '' }
  const slug = (await slugOfId(api, filters.category)) ?? filters.category
  const category = await findCategory(api, slug, filters.subcategory || undefined)
  if (!category) return filters
  return { ...filters, category: category.slug, subcategory: category.subcategorySlug ?? '' }
}

async function slugOfId(api: Api, id: string): Promise<string | undefined> {
  if (!idPattern.test(id)) return undefined
  return (await everyCategory(api)).find(({ _id }) => _id === id)?.slug
}
