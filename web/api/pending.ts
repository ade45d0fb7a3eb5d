import type { Pending, PendingListed } from '#contract/pending.ts'
import type { PublishedKind } from '#contract/publishing.ts'
import type { Deleted, One } from './answers.ts'
import type { Api } from './request.ts'

/** What waits to be published. */
export async function listPending(api: Api, kind?: PublishedKind): Promise<PendingListed[]> {
  return (await api.get<One<PendingListed[]>>('/api/pending', { kind })).data
}

/** A document as its pending changes would make it. @param address the document's own, such as `/api/designs/…` */
export async function getPending<Document>(api: Api, address: string): Promise<Pending<Document>> {
  return (await api.get<One<Pending<Document>>>(`${address}/draft`)).data
}

/** An API by which changes are kept for later in place of being made. */
export function forLater(api: Api): Api {
  return { ...api, put: (path, body, signal) => api.put(`${path}/draft`, body, signal) }
}

/** @returns the document as it is then */
export function publishPending<Document>(api: Api, address: string): Promise<Document> {
  return api.post(`${address}/draft/publish`)
}

export function discardPending(api: Api, address: string): Promise<Deleted> {
  return api.delete(`${address}/draft`)
}
