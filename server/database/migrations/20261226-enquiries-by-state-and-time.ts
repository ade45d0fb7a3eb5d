import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** How many enquiries came from a state since a day is counted in an index, without sorting them. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('enquiry_state_createdAt')
    .on('enquiry')
    .columns(['state', 'createdAt'])
    .execute()
  await db.schema.dropIndex('enquiry_createdAt_state').execute()
}

export const migration: Migration = { needsRestart: false, up }
