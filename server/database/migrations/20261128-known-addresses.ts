import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** From where accounts signed in lately. */
async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('knownAddress')
    .addColumn('accountId', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('addressHash', 'text', (c) => c.notNull())
    .addColumn('lastSignInAt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('knownAddress_pk', ['accountId', 'addressHash'])
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
