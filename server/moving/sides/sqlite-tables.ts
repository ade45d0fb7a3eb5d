import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { type Column, type ColumnKind, cannotMove, type Table } from '../table.ts'

interface Listed {
  name: string
  type: string
  sql: string
}

interface ListedColumn {
  name: string
  type: string
  pk: number
  hidden: number
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Every table, as SQLite itself says. */
export async function sqliteTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Listed>`select list.name, list.type, coalesce(found.sql, '') as sql
    from pragma_table_list as list join sqlite_schema as found on found.name = list.name
    where list.schema = 'main' and list.type in ('table', 'virtual') order by list.name`.execute(db)
  const tables: Table[] = []
  for (const listed of rows)
    if (!/^(sqlite_|kysely_)/.test(listed.name)) tables.push(await described(db, listed))
  return tables
}

async function described(db: Db, { name, type, sql: made }: Listed): Promise<Table> {
  const { rows } =
    await sql<ListedColumn>`select name, type, pk, hidden from pragma_table_xinfo(${name})`.execute(db)
  const stored = rows.filter(({ hidden }) => hidden === 0)
  if (type === 'virtual') return searchIndex(name, made, stored)
  const key = rows.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
  const columns = stored.map((column) => ({
    ...{ name: column.name, sql: quoted(column.name), type: column.type },
    kind: kindOf(name, column.type),
  }))
  return { name, columns: byName(columns), key: key.map((column) => column.name) }
}

/** The words of an index of full-text search are found by the number of their row. */
function searchIndex(name: string, made: string, columns: ListedColumn[]): Table {
  if (!/\busing\s+fts5\b/i.test(made)) cannotMove(name, 'is of a kind that only SQLite has')
  const words = columns.map((column) => ({
    ...{ name: column.name, kind: 'words' as const, sql: quoted(column.name), type: '' },
  }))
  const number = { name: 'rowid', kind: 'integer' as const, sql: 'rowid', type: '' }
  return { name, columns: byName([number, ...words]), key: [number.name] }
}

function kindOf(table: string, type: string): ColumnKind {
  if (/int/i.test(type)) return 'integer'
  if (/char|clob|text/i.test(type)) return 'text'
  if (/real|floa|doub/i.test(type)) return 'number'
  return cannotMove(table, `has a column of the type ${type || 'BLOB'}, which can't be moved`)
}

function byName(columns: Column[]): Column[] {
  return columns.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
