import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type AppError, tooMany } from '../errors.ts'

/** Windows that are remembered at once; beyond it the one that was longest untouched is forgotten. */
const mostWindows = 50_000

interface RateLimit {
  most: number
  minutes: number
  message: string
  mostKeys?: number
}

/** Counts events by key within a window, in this process, for the most recent keys alone. */
export function createRateLimit({ most, minutes, message, mostKeys = mostWindows }: RateLimit) {
  // Each counts as one: with `max` the room of all of them would be taken at once.
  const windows = new LRUCache<string, { count: number }>({
    maxSize: mostKeys,
    sizeCalculation: () => 1,
    ttl: minutes * 60_000,
  })

  function count(key: string): number {
    const name = nameOf(key)
    const window = windows.get(name)
    if (window) return ++window.count
    windows.set(name, { count: 1 })
    return 1
  }

  function refusal(key: string): AppError {
    return tooMany(message, windows.getRemainingTTL(nameOf(key)) / 1000)
  }

  function refusalOf(key: string): AppError | undefined {
    return (windows.get(nameOf(key))?.count ?? 0) >= most ? refusal(key) : undefined
  }

  return {
    /** The 429 of a key that has used up its window. */
    refusalOf,
    /** @throws AppError 429 where the key has used up its window */
    check(key: string): void {
      const refused = refusalOf(key)
      if (refused) throw refused
    },
    /** Counts one. */
    count(key: string): void {
      count(key)
    },
    /** Counts one, unless the window is used up. @throws AppError 429 */
    take(key: string): void {
      if (count(key) > most) throw refusal(key)
    },
  }
}

/** Of one length, however long the key is. */
function nameOf(key: string): string {
  return hash('sha256', key, 'base64')
}
