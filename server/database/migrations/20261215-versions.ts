import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** Earlier versions of documents, and the files that the save after each of them dropped: they stay as long as it. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('version')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('documentId', 'text', (c) => c.notNull())
    .addColumn('savedAt', 'text', (c) => c.notNull())
    .addColumn('savedById', 'text', (c) => c.notNull())
    .addColumn('savedByName', 'text', (c) => c.notNull())
    .addColumn('replacedAt', 'text', (c) => c.notNull())
    .addColumn('replacedById', 'text', (c) => c.notNull())
    .addColumn('replacedByName', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('versionFile')
    .addColumn('versionId', 'text', (c) => c.notNull().references('version.id').onDelete('cascade'))
    .addColumn('fileId', 'text', (c) => c.notNull().references('file.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('versionFile_key', ['versionId', 'fileId'])
    .execute()
  for (const [table, columns] of [
    ['version', ['documentId', 'id']],
    ['version', ['replacedAt']],
    ['versionFile', ['fileId']],
  ] as const)
    await db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute()
}

export const migration: Migration = { needsRestart: false, up }
