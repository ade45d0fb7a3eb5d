import type { Readable } from 'node:stream'
import { whyOf } from '../../unusable.ts'

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Where the bytes of stored files live. A key is a file's id. Every call ends: with what it promises, or with an AppError
 * 503 where the store is down, hung, full or answers wrongly.
 */
export interface Store {
  /** Takes over the finished local file at `path`: it is complete and safe under `key`, and gone from `path`. */
  put(key: string, path: string): Promise<void>
  /**
   * A stream that breaks off rather than end early, or wait for ever.
   * @throws AppError 404 where nothing is stored under `key`
   */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** @throws AppError 404 where nothing is stored under `key` */
  size(key: string): Promise<number>
  /** Since when a file is stored. @throws AppError 404 where nothing is stored under `key` */
  storedAt(key: string): Promise<Date>
  /** Removes what is stored under `key`, whole or half; it is no error if nothing is. */
  remove(key: string): Promise<void>
  /** The keys of all that is stored, in no particular order. */
  keys(): AsyncIterable<string>
  /** Whether it answers now. @throws AppError 503 where it does not */
  check(): Promise<void>
}

/** One kind of store. Its calls may fail in any way, and fail at the latest when `signal` says so. */
export interface Driver {
  put(key: string, path: string, signal: AbortSignal): Promise<void>
  /** @throws AppError 404 where nothing is stored under `key` */
  open(key: string, range: ByteRange | undefined, signal: AbortSignal): Promise<Readable>
  /** @throws AppError 404 where nothing is stored under `key` */
  size(key: string, signal: AbortSignal): Promise<number>
  /** @throws AppError 404 where nothing is stored under `key` */
  storedAt(key: string, signal: AbortSignal): Promise<Date>
  remove(key: string, signal: AbortSignal): Promise<void>
  keys(): AsyncIterable<string>
  /**
   * @param isNew nothing can be there yet: the folder for the files is made, if it is one that can be made
   * @throws WrongStorage where no call can ever succeed; any other error where the store does not answer
   */
  check(signal: AbortSignal, isNew: boolean): Promise<void>
}

/** The settings are to blame; a driver's message says how, in one line, and `namedFailure` which. */
export class WrongStorage extends Error {}

/**
 * A store that could not be opened, by what it was named with: a setting, an option or an address.
 * @returns WrongStorage where the settings are wrong
 */
export function namedFailure(called: string, error: unknown): Error {
  if (error instanceof WrongStorage) return new WrongStorage(`${called}: ${error.message}`, { cause: error })
  const outcome = isAnswer(error) ? 'refuses' : 'does not answer'
  return new Error(`${called} ${outcome}: ${whyOf(error)}`, { cause: error })
}

/** Whether a store has said so itself, as the AWS SDK tells it. */
function isAnswer(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode !== undefined
}

/** How many milliseconds a store is waited for. */
export interface Patience {
  /** Until it answers. */
  answer: number
  /** Until a whole file is stored. */
  put: number
  /** Between two pieces of a stream. */
  stall: number
  /** After a call that ran out of time; meanwhile other calls fail at once. */
  rest: number
}

export const patience: Patience = { answer: 10_000, put: 90_000, stall: 15_000, rest: 5_000 }
