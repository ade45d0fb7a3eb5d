import type { ExpressionBuilder } from 'kysely'
import type { Spam } from '#contract/spam.ts'
import type { Author } from '../activity/repository.ts'
import type { Db, Schema } from '../database/schema.ts'
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

/** What is over: marked before the one time, or deleted from spam before the other. */
export interface Over {
  markedAt: string
  deletedAt: string
}

const isOver =
  ({ markedAt, deletedAt }: Over) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'spam'>) =>
    or([eb('markedAt', '<', markedAt), eb('deletedAt', '<', deletedAt)])

/** The enquiries whose mark is over. */
export async function listOver(db: Db, over: Over): Promise<string[]> {
  const rows = await db
    .selectFrom('spam')
    .select('enquiryId')
    .where('enquiryId', 'is not', null)
    .where(isOver(over))
    .execute()
  return rows.flatMap(({ enquiryId }) => enquiryId ?? [])
}

/** Only where it is over still. @returns whether it was */
export async function dropOver(db: Db, enquiryId: string, over: Over): Promise<boolean> {
  const dropped = await db
    .deleteFrom('spam')
    .where('enquiryId', '=', enquiryId)
    .where(isOver(over))
    .returning('id')
    .execute()
  return dropped.length > 0
}

/** It is an enquiry again, or gone for good. */
export async function dropMarked(tx: Db, enquiryId: string): Promise<void> {
  await tx.deleteFrom('spam').where('enquiryId', '=', enquiryId).execute()
}
