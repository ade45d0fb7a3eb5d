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
  const [filters, isPlace] = await inCatalogue(api, readFilters(url.searchParams))
  const pages = readPages(url.searchParams)
  const found = await loadDesigns(api, { path: '/gallery', filters, pages })
  const list = await withSamples(api, isPlace ? found : { ...found, samples: [] })
  return data({ ...list, words: await changedWords(api, 'list') }, { status: hasPage(list) ? 200 : 404 })
}

/** A former slug, or an id, means the category that had or has it; a place that there is not is asked for as it stands. */
async function inCatalogue(api: Api, filters: Filters): Promise<[Filters, isPlace: boolean]> {
  const { category: asked, subcategory } = filters
  if (!asked) return [filters, true]
  const slug = (await slugOfId(api, asked)) ?? asked
  const category = await findCategory(api, slug, subcategory || undefined)
  if (!category) return [filters, false]
  const within = subcategory && category.subcategorySlug
  return [{ ...filters, category: category.slug, subcategory: within ?? subcategory }, within !== undefined]
}

async function slugOfId(api: Api, id: string): Promise<string | undefined> {
  if (!idPattern.test(id)) return undefined
  return (await everyCategory(api)).find(({ _id }) => _id === id)?.slug
}
