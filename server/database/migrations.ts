import { readdir } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { MigrationProvider } from 'kysely/migration'

interface Migration {
  up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void>
}

const folder = new URL('./migrations/', import.meta.url)
const migrationName = /^(\d{8}-[\w-]+)\.ts$/

/** The names of all migrations, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).flatMap((file) => migrationName.exec(file)?.[1] ?? []).sort()
}

/**
 * Every migration of the folder, by its file's name without the ending; Kysely runs them in the order of the names. Each is
 * loaded when it runs: a start on a database that is up to date loads none.
 */
export function migrationsFor(dialect: 'sqlite' | 'postgres'): MigrationProvider {
  return {
    async getMigrations() {
      const migrations = (await knownMigrations()).map((name) => {
        async function up(tx: Kysely<unknown>): Promise<void> {
          const migration: Migration = await import(new URL(`${name}.ts`, folder).href)
          await migration.up(tx, dialect)
        }
        return [name, { up }] as const
      })
      return Object.fromEntries(migrations)
    },
  }
}
