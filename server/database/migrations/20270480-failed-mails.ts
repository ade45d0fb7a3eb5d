import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** That a mail could not be sent: one that is being sent for the first time has been tried, and has not failed. */
async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('mailQueue').addColumn('failedAt', 'text').execute()
}

export const migration: Migration = { needsRestart: false, up }
