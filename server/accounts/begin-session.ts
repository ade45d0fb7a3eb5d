import type { SignedIn } from '#contract/account.ts'
import type { FieldChange } from '#contract/activity.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import type { Caller } from './caller.ts'
import { rememberAddress } from './known-addresses.ts'
import { type AccountRow, insertSession, updateAccount } from './repository.ts'
import { readRules } from './rules.ts'
import { hashOf, newToken } from './tokens.ts'

/**
 * Begins a session, and notes that. Where every account has to have a second factor, the session of one without opens
 * nothing but its setting up.
 * @param addressHash of the caller's address for this account: making it takes a while, in which no transaction is open
 */
export async function beginSession(
  tx: Db,
  account: AccountRow,
  { address, device, origin }: Caller,
  addressHash: string,
  changes: FieldChange[] = [],
): Promise<SignedIn> {
  const token = newToken()
  const { secondFactorDemanded } = await readRules(tx)
  const mustSetUp = secondFactorDemanded && account.secondFactorSecret === null
  await insertSession(tx, account.id, hashOf(token), { address, device, mustSetUp: Number(mustSetUp) })
  await rememberAddress(tx, account.id, addressHash)
  if (account.origin !== origin) await updateAccount(tx, account.id, { origin })
  await insertActivity(tx, { by: account, action: 'signed-in', kind: 'account', subject: account, changes })
  const { id: _id, name, email, role } = account
  return { token, _id, name, email, isAdmin: role !== null }
}
