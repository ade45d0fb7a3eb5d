import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What visitors did, counted by the day, and which batch of counts each process has written last. */
async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  await db.schema
    .createTable('visit')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_key', ['day', 'kind', 'subject'])
    .$call((table) => (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
  await db.schema
    .createTable('visitWriter')
    .addColumn('writer', 'text', (c) => c.primaryKey())
    .addColumn('batch', 'integer', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
