import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { createStoredRateLimit } from '../http/stored-rate-limit.ts'

export type LinkAttempts = ReturnType<typeof createLinkAttempts>

/** Finds what links lead to. Ten that lead nowhere, from one address in 15 minutes, close it for the rest of them. */
export function createLinkAttempts(db: Db) {
  const failures = createStoredRateLimit(db, {
    name: 'link',
    most: limits.login.failures,
    minutes: limits.login.windowMinutes,
    message: accountMessages.tooManyLinks,
  })
  const ended = () => new AppError('link-ended', accountMessages.linkEnded)

  return {
    ended,
    /** @throws AppError 404 where nothing is found, 429 after too many of those */
    async take<T>(address: string, find: () => Promise<T | undefined>): Promise<T> {
      await failures.check(address)
      const found = await find()
      if (found) return found
      await failures.count(address)
      throw ended()
    },
  }
}
