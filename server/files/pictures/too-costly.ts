import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const mostKept = 1000

/** The drawings that cost too much, by their content: the narrowest width at which they did, and so at any wider one. */
export function createTooCostly() {
  const widths = new LRUCache<string, number>({ max: mostKept })
  return {
    has: (source: Buffer, width: number) => width >= (widths.get(keyOf(source)) ?? Number.POSITIVE_INFINITY),
    note(source: Buffer, width: number): void {
      const key = keyOf(source)
      widths.set(key, Math.min(width, widths.get(key) ?? width))
    },
  }
}

function keyOf(source: Buffer): string {
  return createHash('sha256').update(source).digest('base64')
}
