import { RateLimiterMemory } from 'rate-limiter-flexible'
import { tooMany } from '../errors.ts'

/** Counts events by key within a window, in this process. */
export function createRateLimit({
  most,
  minutes,
  message,
}: {
  most: number
  minutes: number
  message: string
}) {
  const limiter = new RateLimiterMemory({ points: most, duration: minutes * 60 })

  function refusal(milliseconds: number) {
    return tooMany(message, milliseconds / 1000)
  }

  return {
    /** @throws AppError 429 where the key has used up its window */
    async check(key: string): Promise<void> {
      const state = await limiter.get(key)
      if (state && state.consumedPoints >= most) throw refusal(state.msBeforeNext)
    },
    /** Counts one. */
    async count(key: string): Promise<void> {
      await limiter.penalty(key)
    },
    /** Counts one, unless the window is used up. @throws AppError 429 */
    async take(key: string): Promise<void> {
      const state = await limiter.penalty(key)
      if (state.consumedPoints > most) throw refusal(state.msBeforeNext)
    },
    async forget(key: string): Promise<void> {
      await limiter.delete(key)
    },
  }
}
