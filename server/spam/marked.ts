import type { Spam } from '#contract/spam.ts'
import type { Author } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import type { EnquiryRow } from '../enquiries/repository.ts'
import { newId } from '../ids.ts'
import { spamOf } from './repository.ts'
import { fieldsOf, saidIn } from './said.ts'

/** Has an enquiry lie in spam from now on. */
export async function insertMarked(tx: Db, by: Author, enquiry: EnquiryRow): Promise<void> {
  await tx
    .insertInto('spam')
    .values({
      id: newId(),
      createdAt: enquiry.createdAt,
      suspicions: '[]',
      said: JSON.stringify(fieldsOf(saidIn(enquiry))),
      enquiryId: enquiry.id,
      markedAt: new Date().toISOString(),
      markedBy: by.name,
    })
    .execute()
}

/** What was this enquiry until it was marked as spam, unless it was deleted since. */
export async function findMarked(db: Db, enquiryId: string): Promise<Spam | undefined> {
  const row = await db
    .selectFrom('spam')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row && spamOf(row)
}

/** The enquiries that were marked before the one time, or deleted from spam before the other. */
export async function markedBefore(db: Db, markedAt: string, deletedAt: string): Promise<string[]> {
  const rows = await db
    .selectFrom('spam')
    .select('enquiryId')
    .where(({ eb, or }) => or([eb('markedAt', '<', markedAt), eb('deletedAt', '<', deletedAt)]))
    .where('enquiryId', 'is not', null)
    .execute()
  return rows.flatMap(({ enquiryId }) => enquiryId ?? [])
}

/** It is an enquiry again, or gone for good. */
export async function dropMarked(tx: Db, enquiryId: string): Promise<void> {
  await tx.deleteFrom('spam').where('enquiryId', '=', enquiryId).execute()
}
