import { useWaitingIds } from './waiting-ids.ts'

/** A quiet mark in a list of a document with changes that visitors do not see yet. */
export function ChangesWaiting({ id }: { id: string }) {
  const waiting = useWaitingIds()
  if (!waiting.has(id)) return null
  return (
    <span className="annotation mt-1 inline-block border border-edge px-2 py-px text-ink-soft">
      Changes waiting
    </span>
  )
}
