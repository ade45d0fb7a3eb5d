import { sql } from 'kysely'
import { isPostgres } from './client.ts'
import type { Db } from './schema.ts'

/** The names of the migrations that the database has been through, in their order; none where it is empty. */
export async function migrationsDone(db: Db): Promise<string[]> {
  const { rows } = await (isPostgres(db) ? inPostgres : inSqlite).execute(db)
  return rows.length > 0 ? namedMigrations(db) : []
}

const inPostgres = sql`select 1 where to_regclass('kysely_migration') is not null`
const inSqlite = sql`select 1 from sqlite_master where name = 'kysely_migration'`

/** The same of a database that is not empty. */
export async function namedMigrations(db: Db): Promise<string[]> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
