import { limits } from '#contract/limits.ts'
import { may } from '#contract/roles.ts'
import { hashOf, newToken } from '../../accounts/tokens.ts'
import type { Db } from '../../database/schema.ts'

/** Makes a link to an archive: of its key only a hash is stored. */
export async function makeLink(
  tx: Db,
  { archive, sessionHash }: { archive: string; sessionHash: string },
): Promise<{ key: string; expiresAt: string }> {
  const now = Date.now()
  const key = newToken()
  const expiresAt = new Date(now + limits.backupLink.minutes * 60_000).toISOString()
  await tx.deleteFrom('backupLink').where('expiresAt', '<=', new Date(now).toISOString()).execute()
  await tx
    .insertInto('backupLink')
    .values({ keyHash: hashOf(key), sessionHash, archive, expiresAt })
    .execute()
  return { key, expiresAt }
}

/** The name of the archive that a key opens; undefined where it has ended, its session has, or the account may not any more. */
export async function archiveOf(db: Db, key: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('backupLink')
    .innerJoin('session', 'session.tokenHash', 'backupLink.sessionHash')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select(['backupLink.archive', 'account.role'])
    .where('backupLink.keyHash', '=', hashOf(key))
    .where('backupLink.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst()
  return link && may(link.role, 'backups') ? link.archive : undefined
}
