import type { Kysely } from 'kysely'
import { insertableColumns } from '../database/insertable-columns.ts'
import type { Db, Schema } from '../database/schema.ts'

export type Table = keyof Schema
export type StoredRow = Record<string, unknown>

/** The rows of a document as they were stored, by table. */
export type Rows = Partial<Record<Table, StoredRow[]>>

/** A table that holds rows of a document: those whose column `by` has its id. */
export type Part = { [T in Table]: { table: T; by: keyof Schema[T] & string } }[Table]

// Kysely can't type a query over a table that is still open.
const open = (db: Db) => db as unknown as Kysely<Record<string, StoredRow>>

/** Reads all rows of a document. */
export async function readRows(tx: Db, parts: readonly Part[], id: string): Promise<Rows> {
  const rows: Rows = {}
  for (const { table, by } of parts)
    rows[table] = await open(tx).selectFrom(table).selectAll().where(by, '=', id).execute()
  return rows
}

/**
 * Stores them again. They may be of an older version of the product: columns that are new since have their defaults, those
 * that are gone are left out.
 */
export async function writeRows(tx: Db, parts: readonly Part[], rows: Rows): Promise<void> {
  for (const { table } of parts) await writeInto(tx, table, rows[table])
}

export async function writeInto(tx: Db, table: Table, rows: StoredRow[] = []): Promise<void> {
  if (rows.length === 0) return
  const columns = await insertableColumns(tx, table)
  for (const row of rows) {
    const known = Object.entries(row).filter(([column]) => columns.has(column))
    await open(tx).insertInto(table).values(Object.fromEntries(known)).execute()
  }
}
