import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** When a note or a message in spam was deleted: it can be had back for as long as what lies in the trash. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiryNote', 'spam'])
    await db.schema.alterTable(table).addColumn('deletedAt', 'text').execute()
}

export const migration: Migration = { needsRestart: false, up }
