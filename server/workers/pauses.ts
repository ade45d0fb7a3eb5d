import { setTimeout as pause } from 'node:timers/promises'

const longest = 30_000
const first = 100
/** Milliseconds after which what came before is forgotten. */
const quiet = 60_000

/** Pauses that double, so that what fails again and again is not tried without end at once. */
export function createPauses(now: () => number = () => performance.now()) {
  let last = Number.NEGATIVE_INFINITY
  let length = 0
  return {
    /** @returns milliseconds; 0 the first time, and after a quiet minute */
    length(): number {
      const time = now()
      length = time - last > quiet ? 0 : Math.min(Math.max(length * 2, first), longest)
      last = time + length
      return length
    },
    async next(): Promise<void> {
      await pause(this.length())
    },
  }
}
