import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import { createLeases } from '../database/leases.ts'
import type { Db } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { createStoredRateLimit } from '../http/stored-rate-limit.ts'
import { verifyPassword } from './passwords.ts'
import { existingAccount } from './profile.ts'
import { type AccountRow, sessionBegan } from './repository.ts'

const field = 'currentPassword'

export type OwnPassword = ReturnType<typeof createOwnPassword>

/**
 * Asks a session for its account's password. Ten wrong ones in 15 minutes close the session for the rest of them, not the
 * account: whoever has got hold of a session can't keep its owner from setting another password.
 */
export function createOwnPassword(db: Db) {
  const failures = createStoredRateLimit(db, {
    name: 'own-password',
    most: limits.login.failures,
    minutes: limits.login.windowMinutes,
    message: accountMessages.tooManyPasswords,
  })
  // Many at once, at whichever processes, don't outrun the count.
  const withLease = createLeases(db, 'own-password')

  return {
    /** @returns the account whose password it is @throws AppError 400 of the field, 429 after too many failures */
    prove({ id, tokenHash }: { id: string; tokenHash: string }, password: string): Promise<AccountRow> {
      return withLease(tokenHash, async () => {
        await failures.check(tokenHash)
        const account = await existingAccount(db, id)
        if (await verifyPassword(account.passwordHash, password)) return account
        await failures.count(tokenHash)
        throw invalid(field, accountMessages.currentPasswordWrong, 'current-password-wrong')
      })
    },

    /** Whether the session began so lately that the password is not asked for once more (decision 85). */
    async hasBegunLately(tx: Db, { tokenHash }: { tokenHash: string }): Promise<boolean> {
      const began = await sessionBegan(tx, tokenHash)
      return (
        began !== undefined && Math.abs(Date.now() - Date.parse(began)) < limits.session.proofMinutes * 60_000
      )
    },

    /** Holds the account, whose password must still be the one that was proved. @throws AppError 400 of the field */
    async hold(tx: Db, id: string, proved: AccountRow | undefined): Promise<AccountRow> {
      const account = await existingAccount(tx, id)
      if (!proved) throw invalid(field, accountMessages.currentPasswordMissing, 'current-password-missing')
      if (account.passwordHash !== proved.passwordHash)
        throw invalid(field, accountMessages.currentPasswordWrong, 'current-password-wrong')
      return account
    },
  }
}
