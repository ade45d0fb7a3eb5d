import { hash } from 'node:crypto'

/** Addresses that are remembered in each of two generations. */
const most = 8192

/**
 * Tells whether an address has been asked for before, as far back as it remembers. Addresses with parameters have no end,
 * and most are asked for once: what is stored of them at once takes the room of what is asked for again.
 */
export function createRepeated(): (address: string) => boolean {
  let recent = new Set<string>()
  let older = new Set<string>()
  return (address) => {
    const name = hash('sha1', address, 'base64')
    const isKnown = recent.has(name) || older.has(name)
    if (recent.size >= most) {
      older = recent
      recent = new Set()
    }
    recent.add(name)
    return isKnown
  }
}
