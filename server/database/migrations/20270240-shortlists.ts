import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What visitors choose together. The designs of a shortlist may go without it: it counts them still. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shortlist')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('editKeyHash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('isClosed', 'integer', (c) => c.notNull())
    .addColumn('visitedAt', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('shortlist_visitedAt').on('shortlist').column('visitedAt').execute()
  await db.schema
    .createTable('shortlistDesign')
    .addColumn('shortlistId', 'text', (c) => c.notNull().references('shortlist.id').onDelete('cascade'))
    .addColumn('designId', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('addedBy', 'text', (c) => c.notNull())
    .addColumn('addedAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('shortlistDesign_key', ['shortlistId', 'designId'])
    .execute()
  await db.schema
    .createTable('shortlistComment')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('shortlistId', 'text', (c) => c.notNull().references('shortlist.id').onDelete('cascade'))
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('shortlistComment_shortlistId')
    .on('shortlistComment')
    .columns(['shortlistId', 'id'])
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
