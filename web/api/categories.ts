import type { Category, CategoryCreate, CategoryUpdate } from '#contract/category.ts'
import type { Deleted, One, Page } from './answers.ts'
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

export async function getCategory(api: Api, id: string): Promise<Category> {
  return (await api.get<One<Category>>(`/api/categories/${id}`)).data
}

/** @throws Error when the answer carries no `_id` */
export async function createCategory(api: Api, category: CategoryCreate): Promise<Category> {
  return saved(await api.post('/api/categories', category), 'Failed to create category')
}

/** @throws Error when the answer carries no `_id` */
export async function updateCategory(api: Api, id: string, category: CategoryUpdate): Promise<Category> {
  return saved(await api.put(`/api/categories/${id}`, category), 'Failed to update category')
}

export function deleteCategory(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/categories/${id}`)
}

/** Puts the list in order: those named come first. */
export function orderCategories(api: Api, ids: string[], signal?: AbortSignal): Promise<One<Category[]>> {
  return api.put('/api/categories/order', { ids }, signal)
}

function saved(answer: Category, failure: string): Category {
  if (!answer._id) throw new Error(failure)
  return answer
}
