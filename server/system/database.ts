import { sql } from 'kysely'
import type { System } from '#contract/system.ts'
import { isPostgres } from '../database/client.ts'
import { knownMigrations } from '../database/migrations.ts'
import { namedMigrations } from '../database/migrations-done.ts'
import type { Db } from '../database/schema.ts'

/** What the database is. */
export async function readDatabase(db: Db): Promise<System['database']> {
  const [about, done, known] = await Promise.all([
    isPostgres(db) ? aboutPostgres(db) : aboutSqlite(db),
    namedMigrations(db),
    knownMigrations(),
  ])
  return {
    ...about,
    migrations: done.length,
    newest: done.at(-1) ?? '',
    isCurrent: done.join() === known.join(),
  }
}

async function aboutPostgres(db: Db) {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes
  `.execute(db)
  const { version = '', bytes = 0 } = rows[0] ?? {}
  return { kind: 'postgresql' as const, version: version.split(' ')[0] ?? '', bytes }
}

async function aboutSqlite(db: Db) {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select sqlite_version() as version, page_count * page_size as bytes
    from pragma_page_count(), pragma_page_size()
  `.execute(db)
  const { version = '', bytes = 0 } = rows[0] ?? {}
  return { kind: 'sqlite' as const, version, bytes }
}
