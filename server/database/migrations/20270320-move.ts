import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/**
 * Whether this database is being filled from another or was (`in`), and whether it is being left for another or was (`out`):
 * at most a row each. `until` is when a hold on writes ends by itself, in milliseconds; `putBack` is what was taken off a
 * database while it is filled, as JSON.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('move')
    .addColumn('direction', 'text', (c) => c.primaryKey().notNull())
    .addColumn('move', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('other', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('putBack', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
