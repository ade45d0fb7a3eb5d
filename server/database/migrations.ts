import { readdir } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Migration as KyselyMigration } from 'kysely/migration'

/** What each file of `migrations/` exports as `migration`. */
export interface Migration {
  /**
   * Whether processes of the release before fail once it is done: it takes away, renames or narrows what they read or write.
   * Then workers are not replaced one by one: the product is stopped, and started anew.
   */
  needsRestart: boolean
  up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void>
}

/** Migrations by their names. Those that do not say whether they need a restart need none. */
export interface Migrations {
  getMigrations(): Promise<Record<string, KyselyMigration & { needsRestart?(): Promise<boolean> }>>
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
export function migrationsFor(dialect: 'sqlite' | 'postgres'): Migrations {
  return {
    async getMigrations() {
      const migrations = (await knownMigrations()).map((name) => {
        async function load(): Promise<Migration> {
          const { migration } = await import(new URL(`${name}.ts`, folder).href)
          return migration
        }
        return [
          name,
          {
            needsRestart: async () => (await load()).needsRestart,
            up: async (tx: Kysely<unknown>) => (await load()).up(tx, dialect),
          },
        ] as const
      })
      return Object.fromEntries(migrations)
    },
  }
}
