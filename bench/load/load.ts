import type { Times } from './histogram.ts'

/** One kind of request. `{n}` in its path and its body is replaced by a number that no request had before. */
export interface Asked {
  name: string
  /** In turn. */
  paths: string[]
  method?: string
  headers?: Record<string, string>
  body?: string
  /** How many of so many shares of all requests are of this kind. */
  share?: number
}

/** What is asked of a server, and for how long. */
export interface Load {
  port: number
  asked: Asked[]
  connections?: number
  /** How long is measured, after the warm-up. */
  seconds: number
  /** Ends earlier, after so many responses. */
  most?: number
  warmUp?: number
  /** Milliseconds for which what is under way at the end is waited for. */
  longestEnd?: number
  /** Asked besides on a connection of its own, every so many milliseconds. */
  beside?: { every: number; asked: Asked }
}

export interface Measured {
  perSecond: number
  times: Times
  byName: Record<string, Times>
  beside: Times
  /** Of the last response. */
  bodyBytes: number
  /** Connections that broke, responses other than 2xx and 304, and those that never came. */
  failed: number
  /** Which part of a core the generator used: near 1 it would itself be what is measured. */
  generatorBusy: number
}
