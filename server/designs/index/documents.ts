import { LRUCache } from 'lru-cache'
import type { Db } from '../../database/schema.ts'
import { readDesigns } from '../document.ts'

const mostBytes = 16 * 1024 * 1024
/** What an entry takes beside its text. */
const entryBytes = 250

/** The JSON of designs as lists show them, cached until they change. */
export function createDocuments(db: Db) {
  const cached = new LRUCache<string, string>({ maxSize: mostBytes, sizeCalculation: bytesOf })
  let changes = 0

  async function readEach(ids: string[]): Promise<(string | undefined)[]> {
    const known = ids.map((id) => cached.get(id))
    const missing = ids.filter((_id, index) => known[index] === undefined)
    if (missing.length === 0) return known
    const before = changes
    const made = new Map((await readDesigns(db, missing)).map((one) => [one._id, JSON.stringify(one)]))
    // What was read may have been older than what was dropped meanwhile.
    if (changes === before) for (const [id, text] of made) cached.set(id, text)
    return ids.map((id, index) => known[index] ?? made.get(id))
  }

  return {
    readEach,
    /** In the order of `ids`; what is gone is left out. */
    async read(ids: string[]): Promise<string[]> {
      return (await readEach(ids)).filter((text) => text !== undefined)
    },
    drop(changed: string[] | 'all'): void {
      changes += 1
      if (changed === 'all') cached.clear()
      else for (const id of changed) cached.delete(id)
    },
  }
}

/** A text takes two bytes a character as soon as one of them is not Latin. */
function bytesOf(text: string): number {
  return text.length * (/[^\0-\xff]/.test(text) ? 2 : 1) + entryBytes
}
