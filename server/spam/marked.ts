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

/** What has expired: marked before the one time, or deleted from spam before the other. */
export interface Expiry {
  markedAt: string
  deletedAt: string
}

const hasExpired =
  ({ markedAt, deletedAt }: Expiry) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'spam'>) =>
    or([eb('markedAt', '<', markedAt), eb('deletedAt', '<', deletedAt)])

/** The enquiries whose mark has expired. */
export async function listExpired(db: Db, expiry: Expiry): Promise<string[]> {
  const rows = await db
    .selectFrom('spam')
    .select('enquiryId')
    .where('enquiryId', 'is not', null)
    .where(hasExpired(expiry))
    .execute()
  return rows.flatMap(({ enquiryId }) => enquiryId ?? [])
}

/** Only where it has expired still. @returns whether it had */
export async function dropExpired(db: Db, enquiryId: string, expiry: Expiry): Promise<boolean> {
  const dropped = await db
    .deleteFrom('spam')
    .where('enquiryId', '=', enquiryId)
    .where(hasExpired(expiry))
    .returning('id')
    .execute()
  return dropped.length > 0
}

/** It is an enquiry again, or gone for good. */
export async function dropMarked(tx: Db, enquiryId: string): Promise<void> {
  await tx.deleteFrom('spam').where('enquiryId', '=', enquiryId).execute()
}
