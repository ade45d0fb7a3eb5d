import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What a call has made that names itself, so that one whose answer was lost can be sent again. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('madeOnce')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('documentId', 'text', (c) => c.notNull())
    .addColumn('endsAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('madeOnce_endsAt').on('madeOnce').column('endsAt').execute()
}

export const migration: Migration = { needsRestart: false, up }
