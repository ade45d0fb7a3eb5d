import { useEffect, useState } from 'react'
import type { DraftScope } from './draft-store.ts'
import { draftWriter } from './draft-writer.ts'

/** Writes the draft of one opened form; what waits to be written is written as the page is left, or put out of sight. */
export function useDraftWriter(scope: DraftScope) {
  const [writer] = useState(() => draftWriter(scope))

  useEffect(() => {
    window.addEventListener('pagehide', writer.flush)
    document.addEventListener('visibilitychange', writer.flush)
    return () => {
      window.removeEventListener('pagehide', writer.flush)
      document.removeEventListener('visibilitychange', writer.flush)
      writer.flush()
    }
  }, [writer])

  return writer
}
