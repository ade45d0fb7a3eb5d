import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What a message in spam was made, so that it can be spam again; it goes with that enquiry. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('spam')
    .addColumn('acceptedAs', 'text', (column) => column.references('enquiry.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('spamAcceptedAs').on('spam').column('acceptedAs').execute()
}

export const migration: Migration = { needsRestart: false, up }
