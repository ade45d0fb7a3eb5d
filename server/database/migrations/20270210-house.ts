import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What a house is: the plot that it was drawn for, its rooms, its storeys. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('design').addColumn('house', 'text').execute()
}

export const migration: Migration = { needsRestart: false, up }
