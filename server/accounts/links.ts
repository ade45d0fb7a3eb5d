import type { Db } from '../database/schema.ts'
import { hashOf, newToken } from './tokens.ts'

/** What a link is for: an invitation, or another password of an account. */
type Purpose = { invitationId: string } | { accountId: string }

/** Where each kind of link leads. Its token stands behind the `#`, which no browser sends and no log sees. */
const pages = { invitation: '/admin/invitation', reset: '/admin/reset' } as const

export function linkTo(origin: string, page: keyof typeof pages, token: string): string {
  return `${origin}${pages[page]}#${token}`
}

/** @returns the token of a new link; only its hash is stored */
export async function makeLink(
  tx: Db,
  purpose: Purpose,
  { expiresAt, isMailed = false }: { expiresAt: string; isMailed?: boolean },
): Promise<string> {
  const token = newToken()
  const none = { invitationId: null, accountId: null }
  const row = { tokenHash: hashOf(token), expiresAt, isMailed: Number(isMailed) }
  await tx
    .insertInto('accountLink')
    .values({ ...none, ...purpose, ...row })
    .execute()
  return token
}

/** What a token leads to; undefined where it is unknown, used, withdrawn, or has expired. */
export function findLink(db: Db, token: string) {
  return db
    .selectFrom('accountLink')
    .select(['tokenHash', 'invitationId', 'accountId'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst()
}

/** Uses up a link. @returns whether it was still there */
export async function spendLink(tx: Db, tokenHash: string): Promise<boolean> {
  const used = await tx.deleteFrom('accountLink').where('tokenHash', '=', tokenHash).executeTakeFirst()
  return used.numDeletedRows > 0n
}

/** Ends the links that set another password of an account: all of them, or those that were mailed. */
export async function endResets(tx: Db, accountId: string, which: 'all' | 'mailed'): Promise<void> {
  await tx
    .deleteFrom('accountLink')
    .where('accountId', '=', accountId)
    .$if(which === 'mailed', (query) => query.where('isMailed', '=', 1))
    .execute()
}

/** Forgets links and invitations that have expired. */
export async function forgetExpiredLinks(db: Db): Promise<void> {
  const now = new Date().toISOString()
  await db.deleteFrom('accountLink').where('expiresAt', '<=', now).execute()
  await db.deleteFrom('invitation').where('expiresAt', '<=', now).execute()
}
