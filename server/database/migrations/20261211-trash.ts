import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What is deleted lies in the trash for a while, from which it can be restored. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('trash')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('deletedAt', 'text', (c) => c.notNull())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('accountName', 'text', (c) => c.notNull())
    .addColumn('needs', 'text')
    .addColumn('rows', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('trashKey')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('trashId', 'text', (c) => c.notNull().references('trash.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('trashKey_key', ['key', 'trashId'])
    .execute()
  for (const [table, columns] of [
    ['trash', ['deletedAt', 'id']],
    ['trash', ['kind', 'deletedAt']],
    ['trash', ['needs']],
    ['trashKey', ['trashId']],
  ] as const)
    await db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute()
}

export const migration: Migration = { needsRestart: false, up }
