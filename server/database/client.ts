import { Kysely, PostgresAdapter, sql } from 'kysely'
import { type MigrationProvider, Migrator } from 'kysely/migration'
import * as initial from './migrations/20261121-initial.ts'
import * as dashboard from './migrations/20261122-dashboard.ts'
import * as enquirySearch from './migrations/20261122-enquiry-search.ts'
import * as lists from './migrations/20261122-lists.ts'
import * as activity from './migrations/20261123-activity.ts'
import * as pictureColors from './migrations/20261124-picture-colors.ts'
import * as fileHash from './migrations/20261125-file-hash.ts'
import * as forgetting from './migrations/20261126-forgetting.ts'
import * as knownAddresses from './migrations/20261128-known-addresses.ts'
import * as enquiryAbout from './migrations/20261129-enquiry-about.ts'
import * as categoryOrder from './migrations/20261130-category-order.ts'
import * as pictureKindsAndAreas from './migrations/20261201-picture-kinds-and-areas.ts'
import { postgresDialect } from './postgres.ts'
import type { Db, Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

const migrations = {
  '20261121-initial': initial,
  '20261122-dashboard': dashboard,
  '20261122-enquiry-search': enquirySearch,
  '20261122-lists': lists,
  '20261123-activity': activity,
  '20261124-picture-colors': pictureColors,
  '20261125-file-hash': fileHash,
  '20261126-forgetting': forgetting,
  '20261128-known-addresses': knownAddresses,
  '20261129-enquiry-about': enquiryAbout,
  '20261130-category-order': categoryOrder,
  '20261201-picture-kinds-and-areas': pictureKindsAndAreas,
}

/**
 * Opens the database that `url` names: `sqlite:<path>` (`sqlite::memory:` for one that ends with the process) or
 * `postgres://…`. Nothing is migrated yet.
 */
export function openDatabase(url: string, onError: (error: Error) => void): Db {
  const dialect = url.startsWith('sqlite:')
    ? sqliteDialect(url.slice('sqlite:'.length))
    : postgresDialect(url, onError)
  return new Kysely<Schema>({ dialect })
}

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Brings the schema up to date. Several processes may call it at once. */
export async function migrate(db: Db): Promise<void> {
  const dialect = isPostgres(db) ? 'postgres' : 'sqlite'
  const provider: MigrationProvider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, { up }]) => [name, { up: (tx) => up(tx, dialect) }]),
      ),
  }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

/**
 * Empties SQLite's log, in which bytes of what was deleted still lie; the file itself overwrites them. PostgreSQL does so
 * by its own VACUUM.
 */
export async function forgetDeletedBytes(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
