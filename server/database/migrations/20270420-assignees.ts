import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** Who answers an enquiry: the id of an account. One that is gone stands there still, and is read as nobody. */
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('enquiry').addColumn('assignee', 'text').execute()
  await db.schema
    .createIndex('enquiry_assignee_number')
    .on('enquiry')
    .columns(['assignee', 'number'])
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
