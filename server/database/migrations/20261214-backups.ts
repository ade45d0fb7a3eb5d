import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What became of each backup. One that runs holds back the removal of files, for as long as it says that it is alive. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('backup')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('process', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('startedAt', 'text', (c) => c.notNull())
    .addColumn('aliveAt', 'text', (c) => c.notNull())
    .addColumn('endedAt', 'text')
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('archive', 'text')
    .addColumn('bytes', 'bigint')
    .addColumn('files', 'integer')
    .addColumn('newFiles', 'integer')
    .addColumn('message', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('backup_state').on('backup').columns(['state', 'startedAt']).execute()
}

export const migration: Migration = { needsRestart: false, up }
