import { listPending } from '#web/api/pending.ts'
import { api } from '#web/api/request.ts'
import { askedWhenOpened } from '../list/asked-when-opened.ts'

/** The ids of the documents with pending changes, as they were when a list was opened. */
export const useWaitingIds = askedWhenOpened<ReadonlySet<string>>(
  async () => new Set((await listPending(api)).map(({ _id }) => _id)),
  new Set(),
)
