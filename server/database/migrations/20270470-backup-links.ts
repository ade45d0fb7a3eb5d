import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** Links that download a backup, one a session, with which it ends at the latest. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('backupLink')
    .addColumn('keyHash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('sessionHash', 'text', (c) => c.notNull().references('session.tokenHash').onDelete('cascade'))
    .addColumn('bundle', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('backupLinkSession').on('backupLink').column('sessionHash').execute()
}

export const migration: Migration = { needsRestart: false, up }
