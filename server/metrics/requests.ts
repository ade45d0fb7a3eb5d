import type { RequestKind } from '../http/request-kind.ts'
import { createHistogram, type Histogram } from './histogram.ts'

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What was answered alike, and how often with a status of each class. */
export interface Counted {
  readonly method: string
  readonly kind: RequestKind
  readonly route: string
  /** By the first digit of the status. */
  readonly byClass: number[]
}

export type RequestCounts = ReturnType<typeof createRequestCounts>

/**
 * Counts requests by what is bounded, whatever is asked: never by an address, but by the route that has it. HEAD counts as GET;
 * a method that no route has is `other`.
 */
export function createRequestCounts() {
  const counted = new Map<string, Counted>()
  const durations = new Map<RequestKind, Histogram>()

  /** What is to be counted of requests of that route; found once where the same is answered often. */
  function of(kind: RequestKind, asked: string, route: string): Counted {
    const method = asked === 'HEAD' ? 'GET' : methods.has(asked) ? asked : 'other'
    const key = `${method} ${kind} ${route}`
    const known = counted.get(key) ?? { method, kind, route, byClass: [0, 0, 0, 0, 0, 0] }
    counted.set(key, known)
    return known
  }

  return {
    of,
    /** Counts a request that was answered. */
    count: ({ byClass }: Counted, status: number): void => {
      const first = (status / 100) | 0
      byClass[first] = (byClass[first] ?? 0) + 1
    },
    /** Counts how long the application took. */
    time(kind: RequestKind, milliseconds: number): void {
      const known = durations.get(kind) ?? createHistogram()
      durations.set(kind, known)
      known.observe(milliseconds / 1000)
    },
    all: () => [...counted.values()],
    durations: () => [...durations],
  }
}
