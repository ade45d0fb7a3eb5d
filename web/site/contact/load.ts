import type { Api } from '#web/api/request.ts'
import { listServices } from '#web/api/services.ts'

/** The service that the visitor came from, where the address names one. */
export async function loadContact(api: Api, url: URL) {
  const id = url.searchParams.get('service')
  if (!id) return { service: null }
  const { data } = await listServices(api)
  return { service: data.find(({ _id }) => _id === id)?.title ?? null }
}
