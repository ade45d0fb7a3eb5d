import { type Profile, profileUpdate } from '#contract/account.ts'
import { accountMessages } from '#contract/messages.ts'
import type { Recorded } from '../activity/recorded.ts'
import type { Db } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { type AccountRow, findAccount } from './repository.ts'

/** What the record of changes needs to know of accounts. */
export const recordedAccounts: Recorded<Profile> = {
  kind: 'account',
  notFound: accountMessages.notFound,
  read: readProfile,
  nameOf: ({ name }) => name,
  fields: Object.keys(profileUpdate.shape),
}

/** @throws AppError 404 */
export async function existingAccount(db: Db, id: string): Promise<AccountRow> {
  const account = await findAccount(db, id)
  if (!account) throw notFound(accountMessages.notFound)
  return account
}

async function readProfile(db: Db, id: string): Promise<Profile | undefined> {
  const account = await findAccount(db, id)
  return account && profileOf(account)
}

/** An account as its own profile answers it. */
export function profileOf(account: AccountRow, mustSetUp = false): Profile {
  const { id, name, email, role, phone, address, updatedAt } = account
  const secondFactor = stateOf(account, mustSetUp)
  return { _id: id, name, email, isAdmin: role !== null, role, secondFactor, phone, address, updatedAt }
}

/** @param mustSetUp whether the session opens nothing before a second factor is set up */
export function stateOf({ secondFactorSecret }: AccountRow, mustSetUp: boolean): Profile['secondFactor'] {
  if (secondFactorSecret !== null) return 'on'
  return mustSetUp ? 'missing' : 'off'
}
