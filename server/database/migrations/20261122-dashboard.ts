import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** When an account's password was last changed; null while it is the one that the account was made with. */
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('account').addColumn('passwordChangedAt', 'text').execute()
  await index(db, 'enquiry', ['status', 'createdAt'])
  await index(db, 'enquiry', ['createdAt', 'state'])
  await index(db, 'enquiry', ['designId', 'createdAt'])
  await db.schema.dropIndex('enquiry_designId').execute()
}

function index(db: Kysely<unknown>, name: string, columns: string[]) {
  return db.schema
    .createIndex(`${name}_${columns.join('_')}`)
    .on(name)
    .columns(columns)
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
