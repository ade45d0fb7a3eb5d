import { sql } from 'kysely'
import { isPostgres } from './client.ts'
import type { Db, Schema } from './schema.ts'

/** The columns of a table that a row can be stored with: all but those that the database makes of others. */
export async function insertableColumns(db: Db, table: keyof Schema): Promise<Set<string>> {
  const columns = isPostgres(db)
    ? sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table}
        and is_generated = 'NEVER' and is_identity = 'NO'`
    : sql<{ name: string }>`select name from pragma_table_xinfo(${table}) where hidden = 0`
  return new Set((await columns.execute(db)).rows.map(({ name }) => name))
}
