import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/**
 * Who answers an enquiry: the id of an account. One that is gone stands there still, and is read as nobody. An enquiry that arrives has none
 * and is in no further index: with one more to write, SQLite opens a file beside, which a process without a file handle left cannot.
 */
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('enquiry').addColumn('assignee', 'text').execute()
  await sql`create index "enquiry_assignee_number" on enquiry (assignee, number) where assignee is not null`.execute(
    db,
  )
}

export const migration: Migration = { needsRestart: false, up }
