import type { Api } from '#web/api/request.ts'
import { listServices } from '#web/api/services.ts'

/** What the contact page's address says: the service that the visitor came from, whether an enquiry was received, and the key of a shortlist. */
export function readContact(address: URLSearchParams) {
  return {
    id: address.get('service'),
    isReceived: address.has('received'),
    shortlist: /^[0-9a-f]{32}$/.exec(address.get('shortlist') ?? '')?.[0] ?? null,
  }
}

export async function loadContact(api: Api, { searchParams }: URL) {
  const { id, isReceived, shortlist } = readContact(searchParams)
  if (!id) return { service: null, isReceived, shortlist }
  const { data } = await listServices(api)
  return { service: data.find(({ _id }) => _id === id)?.title ?? null, isReceived, shortlist }
}
