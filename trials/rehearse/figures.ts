import type { Seen } from './load.ts'

/** What a row of the table says of one event. */
export interface Figures {
  reads: number
  writes: number
  'acknowledged writes lost': number
  'stale reads': number
  /** Of all reads. */
  'read errors %': number
  'write errors %': number
  /** From the beginning of the event to the last request that failed; 0 where none did. */
  'seconds to recover': number
  'reads p99 ms': number
  'writes p99 ms': number
}

/** @param began when the event began, on the clock of what was seen */
export function figuresOf(seen: Seen[], began: number, lost: number, stale: number): Figures {
  const reads = seen.filter(({ kind }) => kind === 'read')
  const writes = seen.filter(({ kind }) => kind === 'write')
  const failed = seen.filter(({ failure }) => failure !== undefined)
  const last = Math.max(began, ...failed.map(({ at, took }) => at + took))
  return {
    reads: reads.length,
    writes: writes.length,
    'acknowledged writes lost': lost,
    'stale reads': stale,
    'read errors %': percentFailed(reads),
    'write errors %': percentFailed(writes),
    'seconds to recover': Math.round((last - began) / 100) / 10,
    'reads p99 ms': p99(reads),
    'writes p99 ms': p99(writes),
  }
}

function percentFailed(seen: Seen[]): number {
  const failed = seen.filter(({ failure }) => failure !== undefined).length
  return seen.length === 0 ? 0 : Math.round((failed / seen.length) * 100_000) / 1000
}

function p99(seen: Seen[]): number {
  const took = seen
    .filter(({ failure }) => failure === undefined)
    .map((one) => one.took)
    .sort((a, b) => a - b)
  return Math.round(took[Math.floor(took.length * 0.99)] ?? 0)
}
