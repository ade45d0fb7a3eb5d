import type { PricingCreate, PricingImage } from '#contract/pricing.ts'
import type { Deleted, Page } from './answers.ts'
import type { Api, Query } from './request.ts'

export function listPricing(api: Api, query: Query = {}): Promise<Page<PricingImage>> {
  return api.get('/api/pricing', query)
}

export function createPricing(api: Api, image: PricingCreate): Promise<PricingImage> {
  return api.post('/api/pricing', image)
}

export function deletePricing(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/pricing/${id}`)
}
