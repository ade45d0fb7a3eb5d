import { useSyncExternalStore } from 'react'
import { onWaiting, waitingIds } from './waiting-store.ts'

/** A quiet mark in a list of a document with changes that visitors do not see yet. */
export function ChangesWaiting({ id }: { id: string }) {
  const waiting = useSyncExternalStore(onWaiting, waitingIds, waitingIds)
  if (!waiting.has(id)) return null
  return (
    <span className="annotation mt-1 inline-block border border-edge px-2 py-px text-ink-soft">
      Changes waiting
    </span>
  )
}
