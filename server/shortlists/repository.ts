import type { Selectable } from 'kysely'
import { limits } from '#contract/limits.ts'
import { isPostgres } from '../database/client.ts'
import type { Db, Schema } from '../database/schema.ts'

const day = 24 * 3_600_000

export type ShortlistRow = Selectable<Schema['shortlist']>
export type ChosenRow = Selectable<Schema['shortlistDesign']>

/** Who visited it last before this moment has lost it. */
export function visitedBefore(now = Date.now()): string {
  return new Date(now - limits.shortlist.days * day).toISOString()
}

/**
 * What a key opens; undefined where nothing has it, or nobody has opened it for too long. Inside a transaction it is held until the end,
 * so that two who change it do so one after the other.
 */
export function findShortlist(db: Db, key: string): Promise<ShortlistRow | undefined> {
  return db
    .selectFrom('shortlist')
    .selectAll()
    .where('key', '=', key)
    .where('visitedAt', '>', visitedBefore())
    .$if(db.isTransaction && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
}

/** Its designs in their order, those among them that are gone. */
export function listChosen(db: Db, shortlistId: string): Promise<ChosenRow[]> {
  return db
    .selectFrom('shortlistDesign')
    .selectAll()
    .where('shortlistId', '=', shortlistId)
    .orderBy('position')
    .execute()
}

/** The oldest first. */
export function listComments(db: Db, shortlistId: string) {
  return db
    .selectFrom('shortlistComment')
    .selectAll()
    .where('shortlistId', '=', shortlistId)
    .orderBy('id')
    .execute()
}

export async function countComments(db: Db, shortlistId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shortlistComment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shortlistId', '=', shortlistId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findComment(db: Db, shortlistId: string, id: string) {
  return db
    .selectFrom('shortlistComment')
    .select('id')
    .where('shortlistId', '=', shortlistId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertShortlist(db: Db, row: ShortlistRow): Promise<void> {
  await db.insertInto('shortlist').values(row).execute()
}

export async function updateShortlist(db: Db, id: string, changes: Partial<ShortlistRow>): Promise<void> {
  await db.updateTable('shortlist').set(changes).where('id', '=', id).execute()
}

/** Puts `after` in the place of what is there. The caller holds the shortlist. */
export async function replaceChosen(db: Db, shortlistId: string, after: ChosenRow[]): Promise<void> {
  await db.deleteFrom('shortlistDesign').where('shortlistId', '=', shortlistId).execute()
  if (after.length > 0) await db.insertInto('shortlistDesign').values(after).execute()
}

export async function insertComment(db: Db, row: Selectable<Schema['shortlistComment']>): Promise<void> {
  await db.insertInto('shortlistComment').values(row).execute()
}

/** Notes that it is opened, once a day. */
export async function noteVisit(db: Db, { id, visitedAt }: ShortlistRow): Promise<void> {
  const now = Date.now()
  if (Date.parse(visitedAt) > now - day) return
  await updateShortlist(db, id, { visitedAt: new Date(now).toISOString() })
}
