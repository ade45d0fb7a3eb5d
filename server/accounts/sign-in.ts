import type { SignedIn } from '#contract/account.ts'
import { nameKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import { createLocks } from '../concurrency.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { addressHashOf, isKnownAddress, rememberAddress } from './known-addresses.ts'
import { verifyPassword } from './passwords.ts'
import { type AccountRow, findAccount, findAccountByEmail, insertSession } from './repository.ts'
import { hashOf, newToken } from './tokens.ts'

interface Attempt {
  email: string
  password: string
  address: string
}

/**
 * Signs accounts in. Ten failures from one address in 15 minutes close that address for the rest of them; ten for one
 * account close it too, but for the addresses from which it signed in lately. Attempts on one account or from one address
 * are taken one at a time, so that many at once can't outrun the count.
 */
export function createSignIn(db: Db) {
  const failures = createRateLimit({
    most: limits.login.failures,
    minutes: limits.login.windowMinutes,
    message: accountMessages.tooManyLogins,
  })
  const withLock = createLocks()

  /** An account that nobody has is closed like any other, so that this tells nobody which ones there are. */
  async function attempt({ email, password, address }: Attempt, byAddress: string, byAccount: string) {
    failures.check(byAddress)
    const account = await findAccountByEmail(db, email)
    const closed = failures.refusalOf(byAccount)
    if (closed && !(await isKnownAddress(db, account?.id, address))) {
      failures.count(byAddress)
      throw closed
    }
    if (!(await verifyPassword(account?.passwordHash, password)) || !account) {
      for (const key of [byAddress, byAccount]) failures.count(key)
      throw new AppError('wrong-credentials', accountMessages.wrongLogin)
    }
    const token = newToken()
    if (!(await beginSession(db, account, { token, address })))
      throw new AppError('wrong-credentials', accountMessages.wrongLogin)
    return {
      token,
      _id: account.id,
      name: account.name,
      email: account.email,
      isAdmin: account.isAdmin === 1,
    }
  }

  /** @throws AppError 401 for a wrong email or password alike, 429 after too many failures */
  return function signIn(tried: Attempt): Promise<SignedIn> {
    const byAddress = `address ${tried.address}`
    const byAccount = `account ${nameKey(tried.email)}`
    return withLock(byAddress, () => withLock(byAccount, () => attempt(tried, byAddress, byAccount)))
  }
}

/** Begins a session, unless the account has gone or has another password by now: checking one takes a while. */
async function beginSession(
  db: Db,
  { id, passwordHash }: AccountRow,
  { token, address }: { token: string; address: string },
): Promise<boolean> {
  const addressHash = await addressHashOf(id, address)
  return db.transaction().execute(async (tx) => {
    const current = await findAccount(tx, id)
    if (current?.passwordHash !== passwordHash) return false
    await insertSession(tx, id, hashOf(token))
    await rememberAddress(tx, id, addressHash)
    return true
  })
}
