import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** The record of changes, and the private notes on enquiries. Who wrote them may go; the names are copied. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('accountName', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subjectId', 'text', (c) => c.notNull())
    .addColumn('subjectName', 'text', (c) => c.notNull())
    .addColumn('changes', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('enquiryNote')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('enquiryId', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (c) => c.references('account.id').onDelete('set null'))
    .addColumn('accountName', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .execute()
  for (const [table, columns] of [
    ['activity', ['kind', 'id']],
    ['activity', ['subjectId', 'id']],
    ['activity', ['accountId', 'id']],
    ['activity', ['at']],
    ['enquiryNote', ['enquiryId', 'id']],
    ['enquiryNote', ['accountId']],
  ] as const)
    await db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns([...columns])
      .execute()
}

export const migration: Migration = { needsRestart: false, up }
