import { useSyncExternalStore } from 'react'
import type { Outcome } from '../list/run-each.ts'

/** What could not be taken back, row by row. */
export interface Failed<Row> {
  outcome: Outcome<Row>
  /** The participle of the summary: 'restored'. */
  verb: string
  nameOf: (row: Row) => string
}

/** Its rows may be of any kind: it only names them. */
type Shown = Failed<never>

let shown: Shown | null = null
const listeners = new Set<() => void>()

/** Shows it over whatever page is there, or takes it away. */
export function showUndoFailure<Row extends { _id: string }>(next: Failed<Row> | null) {
  shown = next as Shown | null
  for (const listener of listeners) listener()
}

export function useUndoFailure(): Shown | null {
  return useSyncExternalStore(listen, () => shown)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
