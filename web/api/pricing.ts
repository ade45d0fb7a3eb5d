import { pricingMessages } from '#contract/messages.ts'
import type { OrderSent } from '#contract/order.ts'
import type { PricingCreate, PricingImage, PricingUpdate } from '#contract/pricing.ts'
import type { Deleted, One, Page } from './answers.ts'
import { ApiError } from './api-error.ts'
import type { Api, Query } from './request.ts'
import { wholeList } from './whole-list.ts'

export function listPricing(api: Api, query: Query = {}): Promise<Page<PricingImage>> {
  return api.get('/api/pricing', query)
}

/** One of the list, which is the only call that answers them. @throws ApiError 404 */
export async function getPricing(api: Api, id: string): Promise<PricingImage> {
  const all = await wholeList((paging) => listPricing(api, { status: 'any', ...paging }))
  const found = all.find(({ _id }) => _id === id)
  if (!found) throw new ApiError(404, pricingMessages.notFound)
  return found
}

export function createPricing(api: Api, image: PricingCreate): Promise<PricingImage> {
  return api.post('/api/pricing', image)
}

export function updatePricing(api: Api, id: string, changes: PricingUpdate): Promise<PricingImage> {
  return api.put(`/api/pricing/${id}`, changes)
}

export function deletePricing(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/pricing/${id}`)
}

/** Puts the list in order: those named come first. */
export function orderPricing(api: Api, order: OrderSent, signal?: AbortSignal): Promise<One<PricingImage[]>> {
  return api.put('/api/pricing/order', order, signal)
}
