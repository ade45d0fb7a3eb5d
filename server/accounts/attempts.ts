import { hash } from 'node:crypto'
import { nameKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { createLeases } from '../database/leases.ts'
import type { Db } from '../database/schema.ts'
import { createStoredRateLimit } from '../http/stored-rate-limit.ts'
import { isKnownAddress } from './known-addresses.ts'
import { type AccountRow, findAccountByEmail } from './repository.ts'

interface Attempt {
  email: string
  address: string
}

/**
 * Counts what is tried on accounts, under a name of its own. Ten from one address in 15 minutes close that address for the rest of them; ten on one
 * account close it too, but for the addresses from which it signed in lately. Attempts on one account or from one address
 * are taken one at a time, whichever processes they come to, so that many at once can't outrun the count. An account that nobody has is closed like any
 * other, so that this tells nobody which ones there are.
 */
export function createAttempts(db: Db, name: string, message: string) {
  const { failures: most, windowMinutes: minutes } = limits.login
  const counts = createStoredRateLimit(db, { name, most, minutes, message })
  const withLease = createLeases(db, 'attempt')
  // What is stored names neither who signs in nor from where.
  const alone = <T>(key: string, task: () => Promise<T>) =>
    withLease(hash('sha256', `${name} ${key}`, 'base64url'), task)
  const keysOf = ({ email, address }: Attempt) => [`address ${address}`, `account ${nameKey(email)}`] as const

  return {
    /** Runs an attempt with the account of the email, where there is one. @throws AppError 429 where it is closed */
    async take<T>(attempt: Attempt, run: (account: AccountRow | undefined) => Promise<T>): Promise<T> {
      const [byAddress, byAccount] = keysOf(attempt)
      // Whoever floods a closed door waits for nobody, and nobody for them.
      await counts.check(byAddress)
      async function open(): Promise<T> {
        await counts.check(byAddress)
        const account = await findAccountByEmail(db, attempt.email)
        const closed = await counts.refusalOf(byAccount)
        if (closed && !(await isKnownAddress(db, account?.id, attempt.address))) {
          await counts.count(byAddress)
          throw closed
        }
        return run(account)
      }
      return alone(byAddress, () => alone(byAccount, open))
    },

    /** Counts an attempt. @returns whether it was the one that closes the account */
    async count(attempt: Attempt): Promise<boolean> {
      const [byAddress, byAccount] = keysOf(attempt)
      await counts.count(byAddress)
      return counts.count(byAccount)
    },
  }
}
