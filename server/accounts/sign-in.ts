import type { SignedIn } from '#contract/account.ts'
import { nameKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { createTurns } from '../turns.ts'
import { verifyPassword } from './passwords.ts'
import { type AccountRow, findAccount, findAccountByEmail, insertSession } from './repository.ts'
import { hashOf, newToken } from './tokens.ts'

/**
 * Signs accounts in. Ten failures for one account or from one address in 15 minutes close it for the rest of them;
 * attempts on one account or from one address are taken one at a time, so that many at once can't outrun the count.
 */
export function createSignIn(db: Db) {
  const failures = createRateLimit({
    most: limits.login.failures,
    minutes: limits.login.windowMinutes,
    message: accountMessages.tooManyLogins,
  })
  const oneAtATime = createTurns()

  async function attempt(email: string, password: string, keys: string[]): Promise<SignedIn> {
    for (const key of keys) await failures.check(key)
    const account = await findAccountByEmail(db, email)
    if (!(await verifyPassword(account?.passwordHash, password)) || !account) {
      for (const key of keys) await failures.count(key)
      throw new AppError(401, accountMessages.wrongLogin)
    }
    const token = newToken()
    if (!(await beginSession(db, account, token))) throw new AppError(401, accountMessages.wrongLogin)
    return {
      token,
      _id: account.id,
      name: account.name,
      email: account.email,
      isAdmin: account.isAdmin === 1,
    }
  }

  /** @throws AppError 401 for a wrong email or password alike, 429 after too many failures */
  return function signIn(email: string, password: string, address: string): Promise<SignedIn> {
    const byAddress = `address ${address}`
    const byAccount = `account ${nameKey(email)}`
    return oneAtATime(byAddress, () =>
      oneAtATime(byAccount, () => attempt(email, password, [byAddress, byAccount])),
    )
  }
}

/** Begins a session, unless the account has gone or has another password by now: checking one takes a while. */
function beginSession(db: Db, { id, passwordHash }: AccountRow, token: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const current = await findAccount(tx, id)
    if (current?.passwordHash !== passwordHash) return false
    await insertSession(tx, id, hashOf(token))
    return true
  })
}
