import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What is counted against limits, so that all processes on one database count together and a restart forgets nothing. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('rateWindow')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('endsAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('rateWindow_endsAt').on('rateWindow').column('endsAt').execute()
}

export const migration: Migration = { needsRestart: false, up }
