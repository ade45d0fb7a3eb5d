import { dirname } from 'node:path'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'
import { createLimit } from '../concurrency.ts'
import { makeFolders } from '../files/disk.ts'
import { patiently } from './patiently.ts'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'

/**
 * One connection writes, one transaction or statement at a time; another reads beside it, so that a write that waits for
 * another process holds no reader up. A database in memory has one connection for both.
 */
export class SqliteDriver implements Driver {
  readonly #path: string
  #files: Files | undefined
  /** What other processes have written: as of which data version, and the content version then. */
  #content = { dataVersion: Number.NaN, value: '' }

  constructor(path: string) {
    this.#path = path
  }

  async init(): Promise<void> {
    const isInMemory = this.#path === ':memory:'
    if (!isInMemory) await makeFolders(dirname(this.#path))
    const writer = await patiently(() => openSqliteFile(this.#path))
    const reader = isInMemory ? undefined : openSqliteFile(this.#path, { readOnly: true })
    this.#files = { writer, reader, lockWriter: writerLock(createLimit(1)) }
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#files) throw new Error('The database is not open')
    return new SqliteConnection(this.#files)
  }

  /**
   * A value that moves with what other processes write of the content, asked at once. The connection that writes is asked
   * whether they wrote anything, at any time, even amid a transaction: there the answer tells of other processes alone.
   */
  contentVersion(): string {
    if (!this.#files) throw new Error('The database is not open')
    const { writer, reader } = this.#files
    if (!reader) return ''
    const dataVersion = rowOf<{ data_version: number }>(writer, 'pragma data_version').data_version
    if (dataVersion !== this.#content.dataVersion)
      this.#content = {
        dataVersion,
        ...rowOf<{ value: string }>(reader, 'select value from "contentVersion"'),
      }
    return this.#content.value
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(): Promise<void> {}

  /** The last write ends before. The reader is closed first: who closes last puts the log into the file. */
  async destroy(): Promise<void> {
    const unlock = await this.#files?.lockWriter()
    this.#files?.reader?.close()
    this.#files?.writer.close()
    this.#files = undefined
    unlock?.()
  }
}

interface Files {
  writer: SqliteFile
  reader: SqliteFile | undefined
  /** Waits until nobody else writes. @returns how to let the next one write */
  lockWriter(): Promise<() => void>
}

class SqliteConnection implements DatabaseConnection {
  readonly #files: Files
  /** Lets others write, once the transaction that is open here has ended. */
  #unlock: (() => void) | undefined

  constructor(files: Files) {
    this.#files = files
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, lockWriter } = this.#files
    const since = performance.now()
    if (this.#unlock) {
      // What follows would be stored on its own.
      if (!writer.isInTransaction()) throw new Error('The transaction was taken back')
      return patiently(() => writer.run<Row>(query), since)
    }
    if (reader && isRead(query)) return patiently(() => reader.run<Row>(query), since)
    const unlock = await lockWriter()
    try {
      return await patiently(() => writer.run<Row>(query), since)
    } finally {
      unlock()
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here asks for rows one by one
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are read page by page')
  }

  /** A transaction that starts as a reader can fail to become a writer; ours all write. */
  async begin(): Promise<void> {
    const since = performance.now()
    const unlock = await this.#files.lockWriter()
    try {
      await patiently(() => this.#run('begin immediate'), since)
    } catch (error) {
      unlock()
      throw error
    }
    this.#unlock = unlock
  }

  async commit(): Promise<void> {
    await patiently(() => this.#run('commit'))
    this.#end()
  }

  /** Takes back what SQLite has not taken back already; why it came to this is never hidden by an error from here. */
  async rollback(): Promise<void> {
    try {
      if (this.#files.writer.isInTransaction()) this.#run('rollback')
    } catch {
      // SQLite has ended the transaction whatever it says.
    } finally {
      this.#end()
    }
  }

  #run(sql: string): void {
    this.#files.writer.run({ sql, parameters: [] })
  }

  #end(): void {
    this.#unlock?.()
    this.#unlock = undefined
  }
}

function rowOf<Row>(file: SqliteFile, text: string): Row {
  const [row] = file.run<Row>({ sql: text, parameters: [] }).rows
  if (!row) throw new Error(`No row: ${text}`)
  return row
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)
}

function writerLock(run: ReturnType<typeof createLimit>): Files['lockWriter'] {
  return () =>
    new Promise((taken) => {
      run(() => new Promise<void>((end) => taken(end)))
    })
}
