import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/** Texts of the firm's own that answer enquiries. */
async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const byBytes = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('quickReply')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('nameKey', byBytes, (c) => c.notNull().unique())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
