import type { Times } from '../../bench/load/histogram.ts'
import type { Asked } from '../../bench/load/load.ts'

/** One kind of request. */
export interface VisitKind extends Asked {
  /** So many come in a second; where visitors ask without a pause, so many shares of all requests are of this kind. */
  share: number
  /** A picture that is uploaded each time as another one; it stands for the body. */
  picture?: Uint8Array
}

/** What visitors ask of a product, and for how long. */
export interface Visit {
  port: number
  connections: number
  seconds: number
  kinds: VisitKind[]
  /**
   * Each connection asks for the next as soon as it has been answered. Otherwise requests come as `share` says, whether or not
   * the product keeps up.
   */
  withoutPause: boolean
}

/** What came of one kind. */
interface VisitedKind {
  times: Times
  statuses: Record<number, number>
}

export interface Visited {
  kinds: Record<string, VisitedKind>
  /** Connections that broke while a request was under way. */
  broken: number
  /** Requests that found every connection waiting for a response. */
  unsent: number
  /** Which part of a core the visitors' own process used. */
  busy: number
}
