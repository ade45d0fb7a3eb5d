import { sql } from 'kysely'
import { isPostgres } from './client.ts'
import type { Db } from './schema.ts'

/** The database's own clock, which all who share it go by. */
export async function databaseNow(db: Db): Promise<Date> {
  const now = isPostgres(db)
    ? sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`
    : sql<{ now: number }>`select (julianday('now') - 2440587.5) * 86400000 as now`
  const { rows } = await now.execute(db)
  return new Date(Math.round(rows[0]?.now ?? 0))
}
