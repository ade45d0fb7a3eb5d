import cluster from 'node:cluster'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { migrate, migrationsOf } from '../database/client.ts'
import { sqliteFailure } from '../database/failures.ts'
import type { Migrations } from '../database/migrations.ts'
import { migrationsDone } from '../database/migrations-done.ts'
import { mustBeTheInstallation } from '../database/moved.ts'
import type { Db } from '../database/schema.ts'
import { databaseSetting, type Env } from '../env.ts'
import { unusable } from '../unusable.ts'
import { runningOn } from '../workers/reload.ts'
import { NeedsRestart, startsBesideOthers } from '../workers/worker.ts'

/**
 * Brings the schema up to date. A database that holds something is backed up before: what a migration takes away can be had
 * back, and one that fails leaves everything as it was. One that the installation has left for another is refused; so is,
 * beside workers that run, what these could not go on with.
 * @throws Error in one line
 */
export async function bringUpToDate(
  db: Db,
  env: Env,
  provider: Migrations = migrationsOf(db),
): Promise<void> {
  await mustAnswer(db, env)
  const done = await migrationsDone(db)
  const migrations = await provider.getMigrations()
  const known = Object.keys(migrations)
  const unknown = done.find((name) => !known.includes(name))
  if (unknown) throw new Error(`The database was made by a newer version of Plinth, which knows ${unknown}`)
  await mustBeTheInstallation(db, done)
  if (done.length === known.length) return mustTakeWrites(db)
  if (await isBesideOthers(env)) await mustLetOthersGoOn(migrations, done)
  const kept = done.length > 0 ? await keep(env) : undefined
  await migrate(db, provider).catch((error: Error): never => {
    const remains = kept ? ` The database is as it was; it is also kept as ${kept}` : ''
    throw new Error(`${error.message}.${remains}`, { cause: error })
  })
}

/**
 * Asks the database for something for the first time.
 * @throws Error in one line that names the setting, unless it is only locked for now
 */
export async function mustAnswer(db: Db, env: Env): Promise<void> {
  await sql`select 1`.execute(db).catch((error): never => {
    throw sqliteFailure(error) === 'busy' ? error : unusable(databaseSetting(env), error)
  })
}

/** A database of SQLite that another process keeps locked could be read until something is to be written. */
async function mustTakeWrites(db: Db): Promise<void> {
  await db.transaction().execute(async () => {})
}

/** Whether workers of the product serve on these data: beside this worker, or beside this command. */
async function isBesideOthers(env: Env): Promise<boolean> {
  if (cluster.isWorker) return startsBesideOthers()
  return (await runningOn(resolve(env.DATA_DIR))) !== undefined
}

async function mustLetOthersGoOn(
  migrations: Awaited<ReturnType<Migrations['getMigrations']>>,
  done: string[],
): Promise<void> {
  for (const [name, { needsRestart }] of Object.entries(migrations))
    if (!done.includes(name) && (await needsRestart?.())) throw new NeedsRestart(name)
}

async function keep(env: Env): Promise<string> {
  // What makes backups is loaded where one is made.
  const { backUpDatabase } = await import('./run.ts')
  return backUpDatabase(env).catch((error: Error): never => {
    throw new Error(
      `The database has to be brought up to date, and could not be backed up before: ${error.message}`,
      { cause: error },
    )
  })
}
