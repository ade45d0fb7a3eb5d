import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type LogEvent, PostgresAdapter, sql } from 'kysely'
import { type Migration, type MigrationProvider, type MigrationResult, Migrator } from 'kysely/migration'
import { migrating, type Telling, tellWhenWaiting, usualTelling } from './migration-wait.ts'
import { type Migrations, migrationsFor } from './migrations.ts'
import { postgresDialect } from './postgres.ts'
import { type Replica, replicatedDialect } from './read-replica.ts'
import type { Db, Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'
import { SqliteDriver } from './sqlite-driver.ts'

const sqliteDrivers = new WeakMap<Db, SqliteDriver>()

/**
 * Opens the database that `url` names: `sqlite:<path>` (`sqlite::memory:` for one that ends with the process) or
 * `postgres://…`. Nothing is migrated yet.
 * @param onCall told of each call, and how long it took
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  onCall?: (call: LogEvent) => void,
): Db {
  const log = onCall && { log: onCall }
  if (!url.startsWith('sqlite:'))
    return new Kysely<Schema>({ dialect: postgresDialect(url, onError), ...log })
  const driver = new SqliteDriver(url.slice('sqlite:'.length))
  const db = new Kysely<Schema>({ dialect: sqliteDialect(driver), ...log })
  sqliteDrivers.set(db, driver)
  return db
}

/** @returns the driver of a database of SQLite, for what is asked of it at once */
export function sqliteDriverOf(db: Db): SqliteDriver | undefined {
  return sqliteDrivers.get(db)
}

/** As `openDatabase`, where guests may read from a replica (`read-replica.ts`). Who closes it closes the way to the replica. */
export function openReplicated(
  url: string,
  replica: Replica,
  onError: (error: Error) => void,
  onCall: (call: LogEvent) => void,
): Db {
  return new Kysely<Schema>({ dialect: replicatedDialect(url, replica, onError), log: onCall })
}

export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** Less than the second after which PostgreSQL looks for a deadlock, and fails one of those who wait. */
const longestWait = sql`set local lock_timeout = '500ms'`
const knownAs = sql`set local application_name = ${sql.lit(migrating)}`
const lockNotAvailable = '55P03'
const betweenAttempts = 100

/**
 * Brings the schema up to date, in one transaction. Several processes may call it at once, others at work on the database: where
 * it waits for their locks it lets go of its own before anybody else fails, and begins anew; where that takes long, it says once for
 * whom.
 * @throws Error in one line that names the migration which failed; the database is as it was
 */
export async function migrate(
  db: Db,
  provider: MigrationProvider = migrationsOf(db),
  telling: Telling = usualTelling,
): Promise<void> {
  if (!isPostgres(db)) return migratePatiently(db, provider)
  const stopTelling = tellWhenWaiting(db, telling)
  await migratePatiently(db, impatient(provider)).finally(stopTelling)
}

async function migratePatiently(db: Db, provider: MigrationProvider): Promise<void> {
  const migrator = new Migrator({ db, provider })
  for (;;) {
    const { error, results = [] } = await migrator.migrateToLatest()
    if (!error) return
    const isLocked = error instanceof Error && 'code' in error && error.code === lockNotAvailable
    if (!isLocked) throw failureOf(error, results)
    await pause(betweenAttempts)
  }
}

function impatient(provider: MigrationProvider): MigrationProvider {
  return {
    async getMigrations() {
      const migrations = Object.entries(await provider.getMigrations())
      return Object.fromEntries(
        migrations.map(([name, migration]) => [
          name,
          {
            ...migration,
            async up(tx) {
              await longestWait.execute(tx)
              await knownAs.execute(tx)
              await migration.up(tx)
            },
          } satisfies Migration,
        ]),
      )
    },
  }
}

function failureOf(error: unknown, results: MigrationResult[]): unknown {
  const failed = results.find(({ status }) => status === 'Error')
  if (!failed) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`The migration ${failed.migrationName} failed: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`, {
    cause: error,
  })
}

/** Every migration, as the database speaks. */
export function migrationsOf(db: Db): Migrations {
  return migrationsFor(isPostgres(db) ? 'postgres' : 'sqlite')
}

/**
 * Empties SQLite's log, in which bytes of what was deleted still lie; the file itself overwrites them. PostgreSQL does so
 * by its own VACUUM.
 */
export async function forgetDeletedBytes(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
