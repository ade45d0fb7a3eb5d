import { randomFillSync } from 'node:crypto'
import { idPattern } from '#contract/identity.ts'

/** Randomness is fetched for many ids at once: each fetching costs more than all else that an id takes. */
const pool = Buffer.alloc(4096)
let used = pool.length
let lastMillisecond = 0
let sequence = 0

/** A new id: 24 hexadecimal characters of milliseconds, a sequence within one, and randomness. Later ids sort later. */
export function newId(now = Date.now()): string {
  return nextMoment(now) + randomHex()
}

/** A new id with the random end of another, by which people call both (`referenceOf`). */
export function newIdCalledAs(id: string): string {
  return nextMoment(Date.now()) + id.slice(-8)
}

/** What an id begins with: sixteen hexadecimal characters, each time later ones. */
function nextMoment(now: number): string {
  if (now > lastMillisecond) {
    lastMillisecond = now
    sequence = 0
  } else if (++sequence > 0xffff) {
    lastMillisecond += 1
    sequence = 0
  }
  return lastMillisecond.toString(16).padStart(12, '0') + sequence.toString(16).padStart(4, '0')
}

/** Eight random hexadecimal characters. */
function randomHex(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += 4
  return pool.toString('hex', used - 4, used)
}

/** Every id from now on sorts behind this one, whatever the clock says; what has another form counts for nothing. */
export function continueAfter(id: string): void {
  if (!idPattern.test(id)) return
  const millisecond = Number.parseInt(id.slice(0, 12), 16)
  const count = Number.parseInt(id.slice(12, 16), 16)
  if (millisecond < lastMillisecond || (millisecond === lastMillisecond && count <= sequence)) return
  lastMillisecond = millisecond
  sequence = count
}
