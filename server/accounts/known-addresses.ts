import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { limits } from '#contract/limits.ts'
import type { Db } from '../database/schema.ts'
import { daysAgo } from './repository.ts'

// There are few enough addresses to try them all: a fast hash would tell which one it is. 4 MiB, some milliseconds.
const cost = { N: 2 ** 12, r: 8, p: 1 }
const hashLength = 16
const derive = promisify<string, string, number, typeof cost, Buffer>(scrypt)

/** What the database keeps of an address: slow to guess, and another for each account. */
export async function addressHashOf(accountId: string, address: string): Promise<string> {
  return (await derive(address, accountId, hashLength, cost)).toString('hex')
}

/** Whether the account signed in from this address lately. Without an account it takes as long, and is false. */
export async function isKnownAddress(
  db: Db,
  accountId: string | undefined,
  address: string,
): Promise<boolean> {
  const id = accountId ?? 'nobody'
  const known = await db
    .selectFrom('knownAddress')
    .select('accountId')
    .where('accountId', '=', id)
    .where('addressHash', '=', await addressHashOf(id, address))
    .where('lastSignInAt', '>', daysAgo(limits.knownAddresses.days))
    .executeTakeFirst()
  return known !== undefined
}

/** Remembers where a sign-in came from, or the use of a link, and forgets what is old or too many. */
export async function rememberAddress(tx: Db, accountId: string, addressHash: string): Promise<void> {
  const now = new Date().toISOString()
  await tx
    .insertInto('knownAddress')
    .values({ accountId, addressHash, lastSignInAt: now })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'addressHash']).doUpdateSet({ lastSignInAt: now }),
    )
    .execute()
  await tx
    .deleteFrom('knownAddress')
    .where('lastSignInAt', '<=', daysAgo(limits.knownAddresses.days))
    .execute()
  const recent = tx
    .selectFrom('knownAddress')
    .select('addressHash')
    .where('accountId', '=', accountId)
    .orderBy('lastSignInAt', 'desc')
    .limit(limits.knownAddresses.most)
  await tx
    .deleteFrom('knownAddress')
    .where('accountId', '=', accountId)
    .where('addressHash', 'not in', recent)
    .execute()
}
