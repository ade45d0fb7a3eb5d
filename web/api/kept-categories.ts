import type { Category, CategoryCreate, CategoryUpdate } from '#contract/category.ts'
import type { OrderSent } from '#contract/order.ts'
import type { Deleted, One } from './answers.ts'
import type { Api } from './request.ts'

/* What the back-office alone asks of categories: visitors carry none of it. */

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
export function orderCategories(api: Api, order: OrderSent, signal?: AbortSignal): Promise<One<Category[]>> {
  return api.put('/api/categories/order', order, signal)
}

function saved(answer: Category, failure: string): Category {
  if (!answer._id) throw new Error(failure)
  return answer
}
