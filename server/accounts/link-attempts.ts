import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import { AppError } from '../errors.ts'
import { createRateLimit } from '../http/rate-limit.ts'

export type LinkAttempts = ReturnType<typeof createLinkAttempts>

/** Finds what links lead to. Ten that lead nowhere, from one address in 15 minutes, close it for the rest of them. */
export function createLinkAttempts() {
  const failures = createRateLimit({
    most: limits.login.failures,
    minutes: limits.login.windowMinutes,
    message: accountMessages.tooManyLinks,
  })
  const ended = () => new AppError('link-ended', accountMessages.linkEnded)

  return {
    ended,
    /** @throws AppError 404 where nothing is found, 429 after too many of those */
    async take<T>(address: string, find: () => Promise<T | undefined>): Promise<T> {
      failures.check(address)
      const found = await find()
      if (found) return found
      failures.count(address)
      throw ended()
    },
  }
}
