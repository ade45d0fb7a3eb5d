import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/**
 * An enquiry that somebody marked as spam, which lies in the trash for as long, who did so and when. The index holds nothing of what
 * comes as spam by itself: with one more to write, SQLite opens a file beside, which a process without a file handle left cannot.
 */
async function up(db: Kysely<unknown>) {
  for (const column of ['enquiryId', 'markedAt', 'markedBy'])
    await db.schema.alterTable('spam').addColumn(column, 'text').execute()
  await sql`create unique index "spam_enquiryId" on spam ("enquiryId") where "enquiryId" is not null`.execute(
    db,
  )
}

export const migration: Migration = { needsRestart: false, up }
