import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What is used, what is not, what is deleted and what is of some types is counted and listed without reading the files. */
async function up(db: Kysely<unknown>) {
  for (const columns of [
    ['unusedSince', 'createdAt'],
    ['type', 'createdAt'],
  ])
    await db.schema
      .createIndex(`file_${columns.join('_')}_of_library`)
      .on('file')
      .columns(['deletedAt', ...columns, 'id'])
      .execute()
}

export const migration: Migration = { needsRestart: false, up }
