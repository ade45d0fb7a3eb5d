import { listPending } from '#web/api/pending.ts'
import { api } from '#web/api/request.ts'

let waiting: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** The ids of the documents with pending changes, as they were when a list was opened. */
export function waitingIds(): ReadonlySet<string> {
  return waiting
}

/** Asks anew with whoever is the first to listen: a list that has been opened. @returns a function that stops listening */
export function onWaiting(listener: () => void): () => void {
  if (listeners.size === 0) void refresh()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A mark is no reason to show an error in place of the list. */
async function refresh() {
  const found = await listPending(api).catch(() => [])
  waiting = new Set(found.map(({ _id }) => _id))
  for (const listener of listeners) listener()
}
