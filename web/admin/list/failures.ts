import { useSyncExternalStore } from 'react'
import type { Outcome } from './run-each.ts'

/** What could not be changed, or not be taken back, row by row. */
export interface Failures<Row> {
  outcome: Outcome<Row>
  /** The participle of the summary: 'restored'. */
  verb: string
  nameOf: (row: Row) => string
}

/** Its rows may be of any kind: it only names them. */
type Shown = Failures<never>

let shown: Shown | null = null
const listeners = new Set<() => void>()

/** Shows them over whatever page is there, or takes them away. */
export function showFailures<Row extends { _id: string }>(next: Failures<Row> | null) {
  shown = next as Shown | null
  for (const listener of listeners) listener()
}

export function useFailures(): Shown | null {
  return useSyncExternalStore(listen, () => shown)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
