import type { Selectable } from 'kysely'
import type { EnquiryNote, EnquiryNoteQuery } from '#contract/enquiry-note.ts'
import type { Author } from '../activity/repository.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'

type Deleted = Pick<EnquiryNoteQuery, 'deleted'>

function notesOn(db: Db, enquiryId: string, { deleted = false }: Deleted) {
  return db
    .selectFrom('enquiryNote')
    .where('enquiryId', '=', enquiryId)
    .where('deletedAt', deleted ? 'is not' : 'is', null)
}

/** The notes on one enquiry, or those of them that were deleted, oldest first. */
export async function listNotes(
  db: Db,
  enquiryId: string,
  { page, limit, ...scope }: EnquiryNoteQuery,
): Promise<EnquiryNote[]> {
  const rows = await notesOn(db, enquiryId, scope)
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(noteOf)
}

/** The notes on one enquiry, deleted or not, behind the id `after`, oldest first. */
export async function listEveryNote(db: Db, enquiryId: string, after: string, limit: number) {
  const rows = await db
    .selectFrom('enquiryNote')
    .where('enquiryId', '=', enquiryId)
    .where('id', '>', after)
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...noteOf(row), deletedAt: row.deletedAt }))
}

export async function countNotes(db: Db, enquiryId: string, scope: Deleted): Promise<number> {
  const { count } = await notesOn(db, enquiryId, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A note of this enquiry that is not deleted. */
export async function findNote(db: Db, enquiryId: string, id: string): Promise<EnquiryNote | undefined> {
  const row = await notesOn(db, enquiryId, {}).where('id', '=', id).selectAll().executeTakeFirst()
  return row && noteOf(row)
}

/** @returns the new note's id */
export async function insertNote(tx: Db, enquiryId: string, by: Author, text: string): Promise<string> {
  const id = newId()
  await tx
    .insertInto('enquiryNote')
    .values({
      id,
      createdAt: new Date().toISOString(),
      enquiryId,
      accountId: by.id,
      accountName: by.name,
      text,
    })
    .execute()
  return id
}

/** It stays where it is until its days are over. @returns the deleted note's id, undefined where the enquiry has no such note */
export async function deleteNote(tx: Db, enquiryId: string, id: string): Promise<string | undefined> {
  const deleted = await tx
    .updateTable('enquiryNote')
    .set({ deletedAt: new Date().toISOString() })
    .where('id', '=', id)
    .where('enquiryId', '=', enquiryId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted?.id
}

/** @returns the note, undefined where the enquiry has no such note that was deleted */
export async function restoreNote(tx: Db, enquiryId: string, id: string): Promise<EnquiryNote | undefined> {
  const row = await tx
    .updateTable('enquiryNote')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('enquiryId', '=', enquiryId)
    .where('deletedAt', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  return row && noteOf(row)
}

/** Deletes for good what was deleted before this time. */
export async function purgeNotes(db: Db, before: string): Promise<void> {
  await db.deleteFrom('enquiryNote').where('deletedAt', '<', before).execute()
}

function noteOf({
  id,
  createdAt,
  accountId,
  accountName,
  text,
}: Selectable<Schema['enquiryNote']>): EnquiryNote {
  return { _id: id, createdAt, account: { _id: accountId, name: accountName }, text }
}
