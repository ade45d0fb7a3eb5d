import type { SignedIn } from '#contract/account.ts'
import { accountMessages } from '#contract/messages.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createAttempts } from './attempts.ts'
import { beginSession } from './begin-session.ts'
import type { Caller } from './caller.ts'
import { addressHashOf } from './known-addresses.ts'
import { verifyPassword } from './passwords.ts'
import { type AccountRow, findAccount } from './repository.ts'
import { spendCode } from './second-factor.ts'

interface Attempt {
  email: string
  password: string
  code?: string | undefined
  caller: Caller
}

/** Signs accounts in, at the pace of `createAttempts`; a wrong code counts as a wrong password does. */
export function createSignIn({ db, log }: Pick<Dependencies, 'db' | 'log'>) {
  const attempts = createAttempts(db, 'sign-in', accountMessages.tooManyLogins)

  /** Nobody waits for the record: a sign-in that closes an account takes as long as one that closes nobody's. */
  function noteClosed(account: AccountRow): void {
    insertActivity(db, {
      by: account,
      action: 'sign-in-closed',
      kind: 'account',
      subject: account,
    }).catch((error) => log.warn({ err: error }, 'a closed account was not noted'))
  }

  /** @throws AppError 401 for a wrong email or password alike, or for the second factor; 429 after too many failures */
  return function signIn({ email, password, code, caller }: Attempt): Promise<SignedIn> {
    const attempt = { email, address: caller.address }

    async function failed(account: AccountRow | undefined, error: AppError): Promise<AppError> {
      if ((await attempts.count(attempt)) && account) noteClosed(account)
      return error
    }

    return attempts.take(attempt, async (account) => {
      if (!(await verifyPassword(account?.passwordHash, password)) || !account)
        throw await failed(account, wrongCredentials())
      if (account.secondFactorSecret !== null && !code?.trim())
        throw new AppError('second-factor-needed', accountMessages.secondFactorNeeded)
      const addressHash = await addressHashOf(account.id, caller.address)
      const outcome = await db
        .transaction()
        .execute((tx) => begin(tx, account, { code, caller, addressHash }))
      if (outcome === 'overtaken') throw wrongCredentials()
      if (outcome === 'wrong-code')
        throw await failed(account, new AppError('second-factor-wrong', accountMessages.secondFactorWrong))
      return outcome
    })
  }
}

const wrongCredentials = () => new AppError('wrong-credentials', accountMessages.wrongLogin)

/** Begins a session, unless the account has gone or has another password by now: checking one takes a while. */
async function begin(
  tx: Db,
  { id, passwordHash }: AccountRow,
  { code = '', caller, addressHash }: { code: string | undefined; caller: Caller; addressHash: string },
): Promise<SignedIn | 'overtaken' | 'wrong-code'> {
  const current = await findAccount(tx, id)
  if (current?.passwordHash !== passwordHash) return 'overtaken'
  if (current.secondFactorSecret === null) return beginSession(tx, current, caller, addressHash)
  const accepted = await spendCode(tx, current, code)
  if (!accepted) return 'wrong-code'
  return beginSession(tx, current, caller, addressHash, [{ field: 'secondFactor', to: accepted }])
}
