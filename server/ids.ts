import { randomBytes } from 'node:crypto'

let lastMillisecond = 0
let sequence = 0

/** A new id: 24 hexadecimal characters of milliseconds, a sequence within one, and randomness. Later ids sort later. */
export function newId(now = Date.now()): string {
  if (now > lastMillisecond) {
    lastMillisecond = now
    sequence = 0
  } else if (++sequence > 0xffff) {
    lastMillisecond += 1
    sequence = 0
  }
  return (
    lastMillisecond.toString(16).padStart(12, '0') +
    sequence.toString(16).padStart(4, '0') +
    randomBytes(4).toString('hex')
  )
}
