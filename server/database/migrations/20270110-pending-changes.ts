import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** Changes that wait beside their documents, and links that show a document as it will be. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('pendingChanges')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('documentId', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('savedAt', 'text', (c) => c.notNull())
    .addColumn('savedById', 'text', (c) => c.notNull())
    .addColumn('savedByName', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .addColumn('shown', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('previewLink')
    .addColumn('keyHash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('documentId', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('previewLink_documentId').on('previewLink').column('documentId').execute()
}

export const migration: Migration = { needsRestart: false, up }
