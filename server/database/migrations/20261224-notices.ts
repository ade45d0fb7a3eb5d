import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What stood beside the form as an enquiry was sent; and since when an enquiry is nobody's. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('notice')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('privacyPolicy', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('enquiry').addColumn('noticeHash', 'text').execute()
  await db.schema.alterTable('enquiry').addColumn('anonymousSince', 'text').execute()
}

export const migration: Migration = { needsRestart: false, up }
