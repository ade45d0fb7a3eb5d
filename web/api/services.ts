import type { OrderSent } from '#contract/order.ts'
import type { Service, ServiceCreate, ServiceUpdate } from '#contract/service.ts'
import type { Deleted, One, Page } from './answers.ts'
import type { Api, Query } from './request.ts'

export function listServices(api: Api, query: Query = {}): Promise<Page<Service>> {
  return api.get('/api/services', query)
}

export async function getService(api: Api, id: string): Promise<Service> {
  return (await api.get<One<Service>>(`/api/services/${id}`)).data
}

export function createService(api: Api, service: ServiceCreate): Promise<Service> {
  return api.post('/api/services', service)
}

export function updateService(api: Api, id: string, service: ServiceUpdate): Promise<Service> {
  return api.put(`/api/services/${id}`, service)
}

export function deleteService(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/services/${id}`)
}

/** Puts the list in order: those named come first. */
export function orderServices(api: Api, order: OrderSent, signal?: AbortSignal): Promise<One<Service[]>> {
  return api.put('/api/services/order', order, signal)
}
