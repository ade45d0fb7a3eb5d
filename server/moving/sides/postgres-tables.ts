import { sql } from 'kysely'
import { quoted } from '../../backup/snapshot/postgres.ts'
import type { Db } from '../../database/schema.ts'
import { type ColumnKind, cannotMove, type Table } from '../table.ts'

interface ListedColumn {
  table: string
  name: string
  type: string
  /** Where in the primary key, from 1; 0 where it is none of it. */
  place: number
}

/** What stands under which number in a search index. */
const numberOfRow = 'rowid'

/** Every table of the current schema, as PostgreSQL itself says. */
export async function postgresTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<ListedColumn>`
    select relname as table, attname as name, format_type(atttypid, null) as type,
      coalesce(array_position(conkey, attnum), 0) as place
    from pg_class join pg_attribute on attrelid = pg_class.oid
    left join pg_constraint on conrelid = pg_class.oid and contype = 'p'
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and attnum > 0 and not attisdropped and attgenerated = ''
      and relname not like 'kysely\\_%'
    order by relname collate "C", attname collate "C"`.execute(db)
  const byTable = Map.groupBy(rows, ({ table }) => table)
  return [...byTable].map(([name, columns]) => described(name, columns))
}

function described(name: string, listed: ListedColumn[]): Table {
  const isSearchIndex = listed.some(({ type }) => type === 'tsvector')
  const called = (column: ListedColumn) => (isSearchIndex && column.place > 0 ? numberOfRow : column.name)
  const columns = listed.map((column) => ({
    ...{ name: called(column), sql: quoted(column.name), type: column.type },
    kind: kindOf(name, column.type),
  }))
  const key = listed
    .filter(({ place }) => place > 0)
    .toSorted((one, other) => one.place - other.place)
    .map(called)
  return { name, columns: columns.toSorted((one, other) => (one.name < other.name ? -1 : 1)), key }
}

const kinds: Record<string, ColumnKind> = {
  text: 'text',
  'character varying': 'text',
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  real: 'number',
  'double precision': 'number',
  tsvector: 'words',
}

function kindOf(table: string, type: string): ColumnKind {
  return kinds[type] ?? cannotMove(table, `has a column of the type ${type}, which can't be moved`)
}
