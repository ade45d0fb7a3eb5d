import type { Category } from '#contract/category.ts'
import type { Page } from './answers.ts'
import type { Api, Query } from './request.ts'
import { wholeList } from './whole-list.ts'

export function listCategories(api: Api, query: Query = {}): Promise<Page<Category>> {
  return api.get('/api/categories', query)
}

/** All categories that visitors see, or of any status. */
export function everyCategory(api: Api, query: { status?: 'any' } = {}): Promise<Category[]> {
  return wholeList((paging) => listCategories(api, { ...query, ...paging }))
}

/** The category whose current or former slug it is, or null; its `subcategorySlug` is the asked one's current slug. */
export async function findCategory(
  api: Api,
  slug: string,
  subcategorySlug?: string,
): Promise<Category | null> {
  const { data } = await api.get<Page<Category>>('/api/categories', { slug, subcategorySlug })
  return data[0] ?? null
}
