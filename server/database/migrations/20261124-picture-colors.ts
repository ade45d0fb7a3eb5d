import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What a stored picture is remembered by, and whether it moves. Files from before are looked at again by and by. */
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('file').addColumn('colors', 'text').execute()
  await db.schema
    .alterTable('file')
    .addColumn('isAnimated', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
