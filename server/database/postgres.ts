import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { answeredClient, endsThatAreFound, type NoAnswer } from './answered-client.ts'
import { databaseFailure } from './failures.ts'

const int8 = 20
/** Milliseconds for which a server that is away is waited for, and between two attempts. */
const patience = 4000
const betweenAttempts = 100
export const isRead = /^\s*select\b/i

/** How values are read: whole numbers come back as numbers. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** Kysely's dialect over a pool of PostgreSQL connections. Whole numbers come back as numbers. */
export function postgresDialect(connectionString: string, onError: (error: Error) => void): Dialect {
  const pool = primaryPool(connectionString, onError)
  const dialect = new PostgresDialect({ pool })
  dialect.createDriver = () => new PatientDriver({ pool })
  return dialect
}

/** @param onError told of each connection that is lost */
export function primaryPool(connectionString: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    types,
    ...endsThatAreFound,
    Client: answeredClient(connectionString),
  })
  pool.on('error', onError)
  // A connection that is lost while a query uses it tells itself, not the pool; unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]
type Options = Parameters<PostgresDriver['acquireConnection']>[0]

/**
 * Waits for a server that is away, as one is that is restarted: a connection is asked for again and again, and a read whose
 * connection is lost is made again on another. Never hides why a transaction failed behind a rollback that fails too.
 */
export class PatientDriver extends PostgresDriver {
  /** Since when no connection could be had, by `performance.now()`; at first, for ever. */
  #awaySince: number | undefined = Number.NEGATIVE_INFINITY
  #lastFailure: unknown
  #attempts = 0

  /** Notes that the server is away. @returns whether to stop waiting: it was never there, or has been away for too long */
  noteAway(error: unknown, awayFor = (error as Partial<NoAnswer>).awayFor ?? 0): boolean {
    this.#lastFailure = error
    this.#awaySince ??= performance.now() - awayFor
    return this.#timeLeft() < 0
  }

  /** Milliseconds for which a server that is away is still waited for. */
  #timeLeft(): number {
    return patience - (performance.now() - (this.#awaySince ?? performance.now()))
  }

  override acquireConnection(options?: Options): Promise<PatientConnection> {
    return this.acquirePatiently(options)
  }

  async acquirePatiently(options?: Options): Promise<PatientConnection> {
    for (;;) {
      // One finds out when it is back: the others need not wait for that.
      if (this.#lastFailure !== undefined && this.#timeLeft() < 0 && this.#attempts > 0)
        throw this.#lastFailure
      this.#attempts += 1
      const since = performance.now()
      try {
        const connection = await super.acquireConnection(options)
        this.#awaySince = undefined
        this.#lastFailure = undefined
        return connection instanceof PatientConnection ? connection : new PatientConnection(this, connection)
      } catch (error) {
        if (!isAway(error) || this.noteAway(error, performance.now() - since)) throw error
      } finally {
        this.#attempts -= 1
      }
      await pause(betweenAttempts)
    }
  }

  /** One that was lost, and for which there was no other, is the pool's already. */
  override async releaseConnection(connection: Connection): Promise<void> {
    if (connection instanceof PatientConnection && connection.isLost) return
    await super.releaseConnection(innerOf(connection))
  }

  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings)
    if (connection instanceof PatientConnection) connection.isInTransaction = true
  }

  override async commitTransaction(connection: Connection): Promise<void> {
    await super.commitTransaction(innerOf(connection))
    if (connection instanceof PatientConnection) connection.isInTransaction = false
  }

  /** Where it fails the connection is given up, which takes the transaction back as well. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(innerOf(connection)).catch(() => undefined)
    if (connection instanceof PatientConnection) connection.isInTransaction = false
  }
}

class PatientConnection implements DatabaseConnection {
  readonly #driver: PatientDriver
  inner: DatabaseConnection
  isInTransaction = false
  isLost = false

  constructor(driver: PatientDriver, inner: DatabaseConnection) {
    this.#driver = driver
    this.inner = inner
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        return await this.inner.executeQuery<Row>(query)
      } catch (error) {
        if (this.isInTransaction || !isRead.test(query.sql) || !isAway(error)) throw error
        if (this.#driver.noteAway(error)) throw error
      }
      await this.#driver.releaseConnection(this.inner as Connection)
      this.isLost = true
      this.inner = innerOf((await this.#driver.acquirePatiently()) as unknown as Connection)
      this.isLost = false
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, chunkSize)
  }
}

function innerOf(connection: Connection): Connection {
  return connection instanceof PatientConnection ? (connection.inner as Connection) : connection
}

function isAway(error: unknown): boolean {
  return error instanceof Error && databaseFailure(error) === 'down'
}
