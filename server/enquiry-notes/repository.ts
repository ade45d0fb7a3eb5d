import type { Selectable } from 'kysely'
import type { EnquiryNote } from '#contract/enquiry-note.ts'
import type { Author } from '../activity/repository.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'

/** The notes on one enquiry, oldest first. */
export async function listNotes(
  db: Db,
  enquiryId: string,
  { page, limit }: { page: number; limit: number },
): Promise<EnquiryNote[]> {
  const rows = await db
    .selectFrom('enquiryNote')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(noteOf)
}

export async function countNotes(db: Db, enquiryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('enquiryNote')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertNote(tx: Db, enquiryId: string, by: Author, text: string): Promise<EnquiryNote> {
  const row = await tx
    .insertInto('enquiryNote')
    .values({
      id: newId(),
      createdAt: new Date().toISOString(),
      enquiryId,
      accountId: by.id,
      accountName: by.name,
      text,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return noteOf(row)
}

/** @returns the deleted note's id, undefined where the enquiry has no such note */
export async function deleteNote(tx: Db, enquiryId: string, id: string): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('enquiryNote')
    .where('id', '=', id)
    .where('enquiryId', '=', enquiryId)
    .returning('id')
    .executeTakeFirst()
  return deleted?.id
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
