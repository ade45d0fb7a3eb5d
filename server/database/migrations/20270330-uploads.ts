import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/** Uploads whose chunks arrive at several processes: what has come of them, how they ended, and who works on which. */
async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  await db.schema
    .createTable('lease')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('touchedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('uploadPart')
    .addColumn('uploadId', 'text', (c) => c.notNull().references('upload.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('uploadPart_key', ['uploadId', 'position'])
    .$call((table) => (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
  await db.schema
    .createTable('uploadEnd')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('endedAt', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
