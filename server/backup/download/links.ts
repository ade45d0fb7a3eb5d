import { limits } from '#contract/limits.ts'
import { accountMessages } from '#contract/messages.ts'
import { may } from '#contract/roles.ts'
import { hashOf, newToken } from '../../accounts/tokens.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import type { Bundle } from './bundle.ts'

/**
 * Makes a link to a bundle: of its key only a hash is stored. It takes the place of the one that the session had.
 * @throws AppError 401 where the session has ended meanwhile
 */
export async function makeLink(
  tx: Db,
  { bundle, sessionHash }: { bundle: Bundle; sessionHash: string },
): Promise<{ key: string; expiresAt: string }> {
  const now = Date.now()
  const key = newToken()
  const expiresAt = new Date(now + limits.backupLink.minutes * 60_000).toISOString()
  const session = await tx
    .selectFrom('session')
    .select('tokenHash')
    .where('tokenHash', '=', sessionHash)
    .executeTakeFirst()
  if (!session) throw new AppError('session-ended', accountMessages.unauthorized)
  await tx.deleteFrom('backupLink').where('sessionHash', '=', sessionHash).execute()
  await tx
    .insertInto('backupLink')
    .values({ keyHash: hashOf(key), sessionHash, bundle: JSON.stringify(bundle), expiresAt })
    .execute()
  return { key, expiresAt }
}

/** What a key opens; undefined where it has ended, its session has, or that may not any more. */
export async function findByKey(db: Db, key: string): Promise<Bundle | undefined> {
  const link = await db
    .selectFrom('backupLink')
    .innerJoin('session', 'session.tokenHash', 'backupLink.sessionHash')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select(['backupLink.bundle', 'account.role'])
    .where('backupLink.keyHash', '=', hashOf(key))
    .where('backupLink.expiresAt', '>', new Date().toISOString())
    .where('session.mustSetUp', '=', 0)
    .executeTakeFirst()
  return link && may(link.role, 'backups') ? JSON.parse(link.bundle) : undefined
}

/** Forgets links that have ended. */
export async function forgetEndedLinks(db: Db): Promise<void> {
  await db.deleteFrom('backupLink').where('expiresAt', '<=', new Date().toISOString()).execute()
}
