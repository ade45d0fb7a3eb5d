import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What a picture has in common with its copies, and the parts of it that find them. Files from before are looked at again by and by. */
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('file').addColumn('likeness', 'text').execute()
  await sql`create index "file_not_looked_at" on file (id) where likeness is null`.execute(db)
  await db.schema
    .createTable('fileLikeness')
    .addColumn('part', 'integer', (c) => c.notNull())
    .addColumn('fileId', 'text', (c) => c.notNull().references('file.id').onDelete('cascade'))
    .addColumn('likeness', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('fileLikeness_key', ['part', 'fileId'])
    .execute()
  await db.schema.createIndex('fileLikeness_fileId').on('fileLikeness').column('fileId').execute()
}

export const migration: Migration = { needsRestart: false, up }
