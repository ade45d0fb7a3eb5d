import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** A file that is uploaded twice is known by its content. */
async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('file_hash').on('file').column('hash').execute()
}

export const migration: Migration = { needsRestart: false, up }
