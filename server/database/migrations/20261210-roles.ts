import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

interface Tables {
  account: { isAdmin: number; role: string | null }
}

/** An account has a role, or none: who was an administrator is an owner. */
async function up(open: Kysely<unknown>) {
  await open.schema.alterTable('account').addColumn('role', 'text').execute()
  const db = open as Kysely<Tables>
  await db.updateTable('account').set({ role: 'owner' }).where('isAdmin', '=', 1).execute()
  await open.schema.alterTable('account').dropColumn('isAdmin').execute()
}

export const migration: Migration = { needsRestart: true, up }
