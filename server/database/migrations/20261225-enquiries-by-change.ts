import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/** Those that are still somebody's by their last change, so that the hourly look for old ones reads no others. */
async function up(db: Kysely<unknown>) {
  await sql`create index "enquiry_lastChange" on enquiry ("updatedAt") where "anonymousSince" is null`.execute(
    db,
  )
}

export const migration: Migration = { needsRestart: false, up }
