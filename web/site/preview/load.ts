import { data } from 'react-router'
import type { Category } from '#contract/category.ts'
import type { Preview } from '#contract/preview.ts'
import { ApiError } from '#web/api/api-error.ts'
import { everyCategory } from '#web/api/categories.ts'
import { getPreview } from '#web/api/previews.ts'
import { listPricing } from '#web/api/pricing.ts'
import type { Api } from '#web/api/request.ts'
import { listServices } from '#web/api/services.ts'
import { readFilters } from '../catalogue/filters.ts'
import { loadDesigns } from '../catalogue/load.ts'
import { ratesFor, relatedTo } from '../design/load.ts'
import { loadHome } from '../home/load.ts'
import { readPages } from '../page-number.ts'
import { changedWords } from '../page-words.ts'
import { placed } from './placed.ts'

/** The strip over a preview, and the pages of which it is one. */
const groups = ['preview', 'home', 'list', 'design', 'services', 'pricing']

/** What a key opens, with the page around it as visitors see it; null with a 404 where it has ended. */
export async function loadPreview(api: Api, key: string, url: URL) {
  const preview = await getPreview(api, key).catch(nothingFound)
  if (!preview) return data(null, { status: 404 })
  const [page, words] = await Promise.all([around(api, preview, url), changedWords(api, ...groups)])
  return data({ preview, page, words })
}

function nothingFound(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not-found') return null
  throw error
}

/** The page on which the document stands, with nothing else that is not public. */
async function around(api: Api, preview: Preview, url: URL) {
  switch (preview.kind) {
    case 'design': {
      const { document: design } = preview
      const [related, rates] = [await relatedTo(api, design), await ratesFor(api, design)]
      return { kind: 'design', design, related, rates } as const
    }
    case 'category': {
      const { document: category } = preview
      return { kind: 'category', category, list: await designsOf(api, category, url) } as const
    }
    case 'service':
      return { kind: 'service', services: placed((await listServices(api)).data, preview.document) } as const
    case 'pricing':
      return { kind: 'pricing', images: placed((await listPricing(api)).data, preview.document) } as const
    case 'testimonial': {
      const home = await loadHome(api)
      return {
        kind: 'home',
        home: { ...home, testimonials: placed(home.testimonials, preview.document) },
      } as const
    }
    case 'banner': {
      const home = await loadHome(api)
      // It comes first, so that nobody has to wait for it.
      const others = home.banners.filter(({ _id }) => _id !== preview.document._id)
      return { kind: 'home', home: { ...home, banners: [preview.document, ...others] } } as const
    }
  }
}

/** The designs are found under the slug that the category has now, which its pending changes may make another. */
async function designsOf(api: Api, { _id, slug }: Category, url: URL) {
  const now = (await everyCategory(api)).find((category) => category._id === _id)
  return loadDesigns(api, {
    path: url.pathname,
    filters: readFilters(url.searchParams, true),
    pages: readPages(url.searchParams),
    placement: { category: now?.slug ?? slug, subcategory: '' },
  })
}
