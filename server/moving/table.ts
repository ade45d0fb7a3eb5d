/** What a column holds: `words` are those of a search index, each once and in order, with spaces between. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'words'

export interface Column {
  /** The same in both databases. */
  name: string
  kind: ColumnKind
  /** As a statement of this database names it. */
  sql: string
  /** Its type as this database calls it. */
  type: string
}

/** A table of rows that can be read in the order of their keys, and written again. */
export interface Table {
  name: string
  /** Those that are stored, by name. */
  columns: Column[]
  /** The names of the columns that make up its primary key. */
  key: string[]
}

export type Value = string | number | null
/** The values of a table's columns, in their order. */
export type Row = Value[]

/** Where in a row the values of the key stand. */
export function keyPlaces({ key, columns }: Table): number[] {
  return key.map((name) => columns.findIndex((column) => column.name === name))
}

/** The columns of the key, in its order. */
export function keyColumns({ key, columns }: Table): Column[] {
  return key.flatMap((name) => columns.find((column) => column.name === name) ?? [])
}

/** The words of a search index as both databases say them. */
export function wordsOf(words: string[]): string {
  return [...new Set(words)].toSorted().join(' ').trim()
}

/** @throws Error where a table can't be moved, in one line */
export function cannotMove(table: string, why: string): never {
  throw new Error(`The table ${table} ${why}: nothing was moved`)
}
