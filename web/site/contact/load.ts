import type { Api } from '#web/api/request.ts'
import { listServices } from '#web/api/services.ts'

export type ContactData = Awaited<ReturnType<typeof loadContact>>

/** The service that the visitor came from, and whether an enquiry was received, where the address says so. */
export async function loadContact(api: Api, { searchParams }: URL) {
  const id = searchParams.get('service')
  const isReceived = searchParams.has('received')
  if (!id) return { service: null, isReceived }
  const { data } = await listServices(api)
  return { service: data.find(({ _id }) => _id === id)?.title ?? null, isReceived }
}
