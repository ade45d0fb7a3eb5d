import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/**
 * Who answers an enquiry: the id of an account. One that is gone stands there still, and is read as nobody. With one more index SQLite
 * would open a file for each enquiry that is stored, which a process without a file handle left could not.
 */
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('enquiry').addColumn('assignee', 'text').execute()
}

export const migration: Migration = { needsRestart: false, up }
