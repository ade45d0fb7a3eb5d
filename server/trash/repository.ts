import type { Selectable } from 'kysely'
import { idPattern } from '#contract/identity.ts'
import type { TrashKind, TrashQuery } from '#contract/trash.ts'
import type { Db, Schema } from '../database/schema.ts'
import type { Rows } from './rows.ts'

const columns = ['id', 'kind', 'name', 'deletedAt', 'accountId', 'accountName'] as const

export type TrashRow = Pick<Selectable<Schema['trash']>, (typeof columns)[number]>

/** What lies in the trash, and the rows that it is made of. */
export interface TrashEntry extends TrashRow {
  rows: Rows
}

/** What was deleted last comes first. */
export function listTrash(db: Db, { page, limit, ...filter }: TrashQuery): Promise<TrashRow[]> {
  return matching(db, filter)
    .select(columns)
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countTrash(db: Db, filter: Filter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Filter = Partial<Pick<TrashQuery, 'kind' | 'id'>>

/** What lies there, without the enquiries that lie in spam. */
export function shownInTrash(db: Db) {
  return db
    .selectFrom('trash')
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('spam').select('spam.id').whereRef('spam.enquiryId', '=', 'trash.id'))),
    )
}

function matching(db: Db, { kind, id }: Filter) {
  const rows = shownInTrash(db)
  const some = kind ? rows.where('kind', '=', kind) : rows
  if (id === undefined) return some
  const keys = keysOf(id)
  const keyed = db.selectFrom('trashKey').select('trashId').where('key', 'in', keys)
  return some.where(({ eb, or }) => or([eb('id', 'in', keys), eb('id', 'in', keyed)]))
}

/** An address as the trash may know it: ids and slugs have small letters, codes capitals. */
export function keysOf(address: string): string[] {
  const key = address.replaceAll('\0', '\ufffd')
  return [key, key.toLowerCase(), key.toLocaleUpperCase('en')]
}

export async function findKind(db: Db, id: string): Promise<TrashKind | undefined> {
  const row = await db.selectFrom('trash').select('kind').where('id', '=', id).executeTakeFirst()
  return row?.kind
}

/** Those of the ids that name something in the trash. */
export async function trashedOf(db: Db, ids: string[]): Promise<Set<string>> {
  const sought = ids.filter((id) => idPattern.test(id))
  if (sought.length === 0) return new Set()
  const rows = await db.selectFrom('trash').select('id').where('id', 'in', sought).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The document of this kind that had this code, slug or id. */
export async function findByKey(db: Db, kind: TrashKind, keys: string[]) {
  return db
    .selectFrom('trash')
    .innerJoin('trashKey', 'trashKey.trashId', 'trash.id')
    .select(['trash.id', 'trash.needs', 'trash.rows'])
    .where('trash.kind', '=', kind)
    .where('trashKey.key', 'in', keys)
    .orderBy('deletedAt', 'desc')
    .executeTakeFirst()
}

/**
 * Takes a document out of the trash: of two that do so at once, one gets it.
 * @param before only where it was deleted before this time
 */
export async function takeOut(tx: Db, id: string, before?: string): Promise<TrashEntry | undefined> {
  let query = tx.deleteFrom('trash').where('id', '=', id)
  if (before !== undefined) query = query.where('deletedAt', '<', before)
  const row = await query.returning([...columns, 'rows']).executeTakeFirst()
  return row && { ...row, rows: JSON.parse(row.rows) }
}

/** How many documents in the trash cannot be restored without this one. */
export async function countNeeding(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('trash')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('needs', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}
