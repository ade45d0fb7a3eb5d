import { randomBytes } from 'node:crypto'
import { idPattern } from '#contract/identity.ts'

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

/** Every id from now on sorts behind this one, whatever the clock says; what has another form counts for nothing. */
export function continueAfter(id: string): void {
  if (!idPattern.test(id)) return
  const millisecond = Number.parseInt(id.slice(0, 12), 16)
  const count = Number.parseInt(id.slice(12, 16), 16)
  if (millisecond < lastMillisecond || (millisecond === lastMillisecond && count <= sequence)) return
  lastMillisecond = millisecond
  sequence = count
}
