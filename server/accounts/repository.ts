import type { Selectable } from 'kysely'
import type { Admin } from '#contract/account.ts'
import { nameKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import type { Role } from '#contract/roles.ts'
import { isPostgres } from '../database/client.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { endResets } from './links.ts'

export type AccountRow = Selectable<Schema['account']>
type SessionRow = Selectable<Schema['session']>

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

export async function listAdmins(db: Db): Promise<Admin[]> {
  return (await admins(db).orderBy('id').execute()).map(shown)
}

export async function findAdmin(db: Db, id: string): Promise<Admin | undefined> {
  const row = await admins(db).where('id', '=', id).executeTakeFirst()
  return row && shown(row)
}

function admins(db: Db) {
  return db
    .selectFrom('account')
    .select(['id as _id', 'name', 'email', 'role', 'secondFactorSecret', 'updatedAt'])
    .where('role', 'is not', null)
    .$narrowType<{ role: Role }>()
}

function shown({
  secondFactorSecret,
  ...row
}: Omit<Admin, 'secondFactor'> & { secondFactorSecret: string | null }) {
  return { ...row, secondFactor: secondFactorSecret !== null }
}

/** Adds an account; undefined where its email is taken. */
export function insertAccount(db: Db, account: Pick<AccountRow, 'email' | 'name' | 'passwordHash' | 'role'>) {
  const now = new Date().toISOString()
  return db
    .insertInto('account')
    .values({
      ...account,
      id: newId(),
      emailKey: nameKey(account.email),
      phone: '',
      address: '',
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

/** Replaces the password that an account was made with, or a later one; no link made before sets another. */
export async function updatePassword(tx: Db, id: string, passwordHash: string): Promise<void> {
  await endResets(tx, id, 'all')
  await updateAccount(tx, id, { passwordHash, passwordChangedAt: new Date().toISOString() })
}

/** Holds all administrators until the transaction ends, so that two of them can't delete each other. */
export async function lockAdmins(db: Db): Promise<void> {
  await db
    .selectFrom('account')
    .select('id')
    .where('role', 'is not', null)
    .orderBy('id')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute()
}

export function deleteAccount(db: Db, id: string) {
  return db.deleteFrom('account').where('id', '=', id).execute()
}

export function insertSession(
  db: Db,
  accountId: string,
  tokenHash: string,
  facts: Partial<Pick<SessionRow, 'device' | 'address' | 'mustSetUp'>> = {},
) {
  const now = new Date().toISOString()
  const row = { tokenHash, accountId, createdAt: now, lastUsedAt: now, ...facts }
  return db.insertInto('session').values(row).execute()
}

/** The sessions of an account that are alive, the one used last before the others. */
export function listSessions(db: Db, accountId: string) {
  return alive(db)
    .select(['tokenHash', 'device', 'session.address', 'session.createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('session.createdAt', 'desc')
    .execute()
}

/** The account of a session that was used within the last seven days and began within the last ninety. */
export function findSession(db: Db, tokenHash: string) {
  return alive(db)
    .innerJoin('account', 'account.id', 'session.accountId')
    .select(['account.id', 'account.name', 'account.role', 'session.lastUsedAt', 'mustSetUp'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** When a live session began, as ISO 8601; undefined of one that has ended. */
export async function sessionBegan(db: Db, tokenHash: string): Promise<string | undefined> {
  const session = await alive(db)
    .select('session.createdAt')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return session?.createdAt
}

function alive(db: Db) {
  return db
    .selectFrom('session')
    .where('lastUsedAt', '>', daysAgo(limits.session.days))
    .where('session.createdAt', '>', daysAgo(limits.session.mostDays))
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
