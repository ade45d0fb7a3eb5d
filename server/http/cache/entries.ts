import { LRUCache } from 'lru-cache'
import { bytesOf, type CacheEntry, isCurrent } from './entry.ts'

export type CacheEntries = ReturnType<typeof createCacheEntries>

/** What is stored, bounded by the bytes that it really takes and by its number; what was asked for last stays. */
export function createCacheEntries({ bytes = 24 * 1024 * 1024, entries = 4000 } = {}) {
  const stored = new LRUCache<string, CacheEntry>({
    maxSize: bytes,
    sizeCalculation: bytesOf,
    max: entries,
  })
  return {
    /** What is stored under a key and still holds. */
    find(key: string): CacheEntry | undefined {
      const entry = stored.get(key)
      return entry && isCurrent(entry) ? entry : undefined
    },
    /** What was stored last under a key, whether or not it still holds. */
    last: (key: string): CacheEntry | undefined => stored.get(key),
    store(entry: CacheEntry): void {
      stored.set(entry.key, entry)
    },
    remove: (key: string): void => void stored.delete(key),
    has(entry: CacheEntry): boolean {
      return stored.peek(entry.key) === entry
    },
    /** Counts anew what an entry takes, which is more with each copy and head that is made of it. */
    recount(entry: CacheEntry): void {
      if (!this.has(entry) || stored.info(entry.key)?.size === bytesOf(entry)) return
      stored.delete(entry.key)
      stored.set(entry.key, entry)
    },
    all: () => [...stored.values()],
    clear: () => stored.clear(),
    get size() {
      return stored.size
    },
    get bytes() {
      return stored.calculatedSize
    },
  }
}
