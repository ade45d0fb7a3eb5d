import type { Db } from '../../database/schema.ts'
import type { Row, Table } from '../table.ts'

export type Batches = AsyncGenerator<Row[], void>

/** What is read: all of it as it was at one moment while others write, or each part as it is when it is asked for. */
export type AsOf = 'one moment' | 'each time'

export interface Reader {
  /** Every row, in the order of the keys. */
  rows(table: Table): Batches
  /** The rows of these keys. */
  rowsOf(table: Table, keys: Row[]): Promise<Row[]>
}

/** One of the two databases of a move. What takes `tx` runs in its transaction. */
export interface Side {
  kind: 'sqlite' | 'postgres'
  /** As people call it, without its password. */
  title: string
  db: Db
  /** The same for one database, whatever its address. */
  identity(): Promise<string>
  /** @throws Error where it can't hold an installation */
  mustSuit(): Promise<void>
  /** All of its tables but those of the database itself and of the migrations. */
  tables(): Promise<Table[]>
  reading<Result>(asOf: AsOf, read: (reader: Reader) => Promise<Result>): Promise<Result>

  add(tx: Db, table: Table, rows: Row[]): Promise<void>
  remove(tx: Db, table: Table, keys: Row[]): Promise<void>
  empty(tx: Db, table: Table): Promise<void>
  /** Takes off what would act while rows come in any order. @returns the statements that put it back */
  takeOff(tx: Db, tables: Table[]): Promise<string[]>
  /** @throws Error where a row refers to nothing */
  checkReferences(tx: Db): Promise<void>
  /** Prepares the database for questions. */
  analyze(): Promise<void>

  /** Waits until nobody is writing; then nobody begins to until the transaction ends. */
  lockAll(tx: Db, tables: Table[]): Promise<void>
  /** Has the database itself refuse writes, as long as the table `move` says so. */
  guard(tx: Db, tables: Table[]): Promise<void>
  unguard(tx: Db, tables: Table[]): Promise<void>
  /** Another each time that somebody else has written; undefined where the database does not say. */
  writtenByOthers(tx: Db): Promise<number | undefined>

  /** The last number that each table gave by itself. */
  counters(): Promise<Record<string, number>>
  /** Numbers go on behind these, and behind those that are stored. */
  continueCounters(tx: Db, tables: Table[], counters: Record<string, number>): Promise<void>
  close(): Promise<void>
}
