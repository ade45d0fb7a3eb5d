import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** The day on which an enquiry is to be followed up; the key by which it is found is behind every day where there is none. */
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('enquiry').addColumn('followUpOn', 'text').execute()
  await db.schema
    .alterTable('enquiry')
    .addColumn('followUpKey', 'text', (c) => c.notNull().defaultTo('9999-99-99'))
    .execute()
  await db.schema
    .createIndex('enquiry_followUpKey_number')
    .on('enquiry')
    .columns(['followUpKey', 'number'])
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
