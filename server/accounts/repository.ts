import type { Selectable } from 'kysely'
import { nameKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { isPostgres } from '../database/client.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'

export type AccountRow = Selectable<Schema['account']>

export function findAccount(db: Db, id: string) {
  return db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .$if(db.isTransaction && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
}

export function findAccountByEmail(db: Db, email: string) {
  return db.selectFrom('account').selectAll().where('emailKey', '=', nameKey(email)).executeTakeFirst()
}

export function listAdmins(db: Db) {
  return db
    .selectFrom('account')
    .select(['id as _id', 'name', 'email'])
    .where('isAdmin', '=', 1)
    .orderBy('id')
    .execute()
}

/** Adds an account; undefined where its email is taken. */
export function insertAccount(
  db: Db,
  account: Pick<AccountRow, 'email' | 'name' | 'passwordHash'> & { isAdmin: boolean },
) {
  const now = new Date().toISOString()
  return db
    .insertInto('account')
    .values({
      ...account,
      id: newId(),
      emailKey: nameKey(account.email),
      phone: '',
      address: '',
      isAdmin: Number(account.isAdmin),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function updateAccount(db: Db, id: string, changes: Partial<AccountRow>) {
  return db.updateTable('account').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Replaces the password that an account was made with, or a later one. */
export function updatePassword(db: Db, id: string, passwordHash: string) {
  return updateAccount(db, id, { passwordHash, passwordChangedAt: new Date().toISOString() })
}

/** Holds all administrators until the transaction ends, so that two of them can't delete each other. */
export async function lockAdmins(db: Db): Promise<void> {
  await db
    .selectFrom('account')
    .select('id')
    .where('isAdmin', '=', 1)
    .orderBy('id')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute()
}

export function deleteAccount(db: Db, id: string) {
  return db.deleteFrom('account').where('id', '=', id).execute()
}

export function insertSession(db: Db, accountId: string, tokenHash: string) {
  const now = new Date().toISOString()
  return db.insertInto('session').values({ tokenHash, accountId, createdAt: now, lastUsedAt: now }).execute()
}

/** The account of a session that was used within the last seven days and began within the last ninety. */
export function findSession(db: Db, tokenHash: string) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .select(['account.id', 'account.name', 'account.isAdmin', 'session.lastUsedAt'])
    .where('tokenHash', '=', tokenHash)
    .where('lastUsedAt', '>', daysAgo(limits.session.days))
    .where('session.createdAt', '>', daysAgo(limits.session.mostDays))
    .executeTakeFirst()
}

export function touchSession(db: Db, tokenHash: string) {
  return db
    .updateTable('session')
    .set({ lastUsedAt: new Date().toISOString() })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export function deleteSession(db: Db, tokenHash: string) {
  return db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
}

/** Ends every session of an account but the one kept. */
export function deleteSessions(db: Db, accountId: string, keep = '') {
  return db.deleteFrom('session').where('accountId', '=', accountId).where('tokenHash', '<>', keep).execute()
}

export function deleteExpiredSessions(db: Db) {
  return db
    .deleteFrom('session')
    .where(({ eb, or }) =>
      or([
        eb('lastUsedAt', '<=', daysAgo(limits.session.days)),
        eb('createdAt', '<=', daysAgo(limits.session.mostDays)),
      ]),
    )
    .execute()
}

/** @returns that moment as times are stored */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3600 * 1000).toISOString()
}
