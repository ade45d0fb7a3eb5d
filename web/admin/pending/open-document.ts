import type { PendingNote } from '#contract/pending.ts'
import type { PublishedKind } from '#contract/publishing.ts'
import { getPending, listPending } from '#web/api/pending.ts'
import type { Api } from '#web/api/request.ts'
import { useBegun } from '../forms/onward.ts'

/** The pending changes with which a form begins. */
export interface PendingState<Stored> {
  note: PendingNote
  /** The document as it is stored, which visitors see. */
  published: Stored
}

export interface Opened<Stored> {
  /** As its pending changes make it, where it has any. */
  document: Stored
  pending?: PendingState<Stored>
}

/** A document that is to be edited. @param read reads it as it is stored */
export async function openDocument<Stored extends { _id: string }>(
  api: Api,
  kind: PublishedKind,
  list: string,
  read: (api: Api) => Promise<Stored>,
): Promise<Opened<Stored>> {
  const [published, waiting] = await Promise.all([read(api), listPending(api, kind)])
  if (!waiting.some(({ _id }) => _id === published._id)) return { document: published }
  const document = await getPending<Stored>(api, `${list}/${published._id}`)
  return { document, pending: { note: document.pending, published } }
}

/** Changes with whatever a form has to begin anew with. */
export function useOpenedKey({ document, pending }: Opened<{ _id: string }>): string {
  return `${document._id} ${pending?.note.savedAt ?? ''} ${useBegun()}`
}
