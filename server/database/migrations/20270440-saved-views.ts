import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/** Lists of the back-office as an account narrows and sorts them. They go with the account. */
async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const byBytes = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('savedView')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('accountId', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('nameKey', byBytes, (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addUniqueConstraint('savedView_accountId_list_nameKey', ['accountId', 'list', 'nameKey'])
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
