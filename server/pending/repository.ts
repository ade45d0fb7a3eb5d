import type { Insertable, Selectable } from 'kysely'
import type { PendingListed, PendingNote } from '#contract/pending.ts'
import type { PublishedKind } from '#contract/publishing.ts'
import type { Db, Schema } from '../database/schema.ts'

export type PendingRow = Selectable<Schema['pendingChanges']>

export function findPending(db: Db, documentId: string): Promise<PendingRow | undefined> {
  return db.selectFrom('pendingChanges').selectAll().where('documentId', '=', documentId).executeTakeFirst()
}

/** Keeps the changes of a document: one row, in the place of the one that there may be. */
export async function writePending(tx: Db, row: Insertable<Schema['pendingChanges']>): Promise<void> {
  const { documentId, ...saved } = row
  await tx
    .insertInto('pendingChanges')
    .values(row)
    .onConflict((conflict) => conflict.column('documentId').doUpdateSet(saved))
    .execute()
}

/** @returns the id of the changes that were deleted; undefined where there were none */
export async function deletePending(tx: Db, documentId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('pendingChanges')
    .where('documentId', '=', documentId)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** The last saved first. */
export async function listPending(db: Db, kind: PublishedKind | undefined): Promise<PendingListed[]> {
  let query = db
    .selectFrom('pendingChanges')
    .select(['kind', 'documentId', 'name', 'savedAt', 'savedById', 'savedByName', 'since', 'fields'])
  if (kind) query = query.where('kind', '=', kind)
  const rows = await query.orderBy('savedAt', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => ({ _id: row.documentId, kind: row.kind, name: row.name, ...noteOf(row) }))
}

type Noted = Pick<PendingRow, 'savedAt' | 'savedById' | 'savedByName' | 'since' | 'fields'>

export function noteOf({ savedAt, savedById, savedByName, since, fields }: Noted): PendingNote {
  return { savedAt, savedBy: { _id: savedById, name: savedByName }, since, fields: JSON.parse(fields) }
}
