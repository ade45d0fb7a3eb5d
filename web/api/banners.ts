import type { Banner, BannerActivate, BannerCreate, BannerUpdate } from '#contract/banner.ts'
import type { OrderSent } from '#contract/order.ts'
import type { Deleted, One, Page } from './answers.ts'
import type { Api, Query } from './request.ts'

export function listBanners(api: Api, query: Query = {}): Promise<Page<Banner>> {
  return api.get('/api/banners', query)
}

export async function getBanner(api: Api, id: string): Promise<Banner> {
  return (await api.get<One<Banner>>(`/api/banners/${id}`)).data
}

export function createBanner(api: Api, banner: BannerCreate): Promise<Banner> {
  return api.post('/api/banners', banner)
}

export function updateBanner(api: Api, id: string, banner: BannerUpdate): Promise<Banner> {
  return api.put(`/api/banners/${id}`, banner)
}

export function activateBanner(api: Api, id: string, body: BannerActivate): Promise<Banner> {
  return api.put(`/api/banners/${id}/activate`, body)
}

export function deleteBanner(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/banners/${id}`)
}

/** Puts the list in order: those named come first. */
export function orderBanners(api: Api, order: OrderSent, signal?: AbortSignal): Promise<One<Banner[]>> {
  return api.put('/api/banners/order', order, signal)
}
