import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { isRead, PatientDriver, primaryPool, types } from './postgres.ts'

/** Milliseconds that a replica may take; then the primary is asked. */
const patience = 2000
/** Milliseconds that it is given to end its connections. */
const leave = 1000

const guests = new AsyncLocalStorage<true>()

/** What is read within `work` may come from a replica. */
export function mayReadReplica<Result>(work: () => Result): Result {
  return guests.run(true, work)
}

/** A replica, and whether it can be read now. */
export interface Replica {
  pool: pg.Pool
  isCurrent(): boolean
  /** Said where it did not answer: nobody asks it until it has been looked at again. */
  failed(): void
}

/** Connections to a replica; queries that take too long fail. */
export function replicaPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    types,
  })
  // A query that fails tells its caller; the loss of an idle connection concerns nobody.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** A dialect that reads from a replica what may be read there, and does all else on the primary. */
export function replicatedDialect(
  url: string,
  replica: Replica,
  onError: (error: Error) => void,
): PostgresDialect {
  const pool = primaryPool(url, onError)
  const dialect = new PostgresDialect({ pool })
  dialect.createDriver = () => new ReplicatedDriver(pool, replica)
  return dialect
}

type Connection = Parameters<PatientDriver['releaseConnection']>[0]
type Options = Parameters<PatientDriver['acquireConnection']>[0]

class ReplicatedDriver extends PatientDriver {
  readonly #replica: Replica

  constructor(pool: pg.Pool, replica: Replica) {
    super({ pool })
    this.#replica = replica
  }

  override async acquireConnection(options?: Options): Promise<never> {
    const mayRead = guests.getStore() === true && this.#replica.isCurrent()
    const acquire = () => this.acquirePatiently(options) as Promise<DatabaseConnection>
    return (mayRead ? new GuestConnection(this.#replica, acquire) : await acquire()) as never
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    const own = connection as unknown
    if (!(own instanceof GuestConnection)) return super.releaseConnection(connection)
    if (own.onPrimary) await super.releaseConnection((await own.onPrimary) as Connection)
  }

  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(await primaryOf(connection), settings)
  }

  override async commitTransaction(connection: Connection): Promise<void> {
    await super.commitTransaction(await primaryOf(connection))
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(await primaryOf(connection))
  }

  override async destroy(): Promise<void> {
    // One that does not answer does not take leave either.
    await Promise.all([super.destroy(), Promise.race([this.#replica.pool.end(), pause(leave)])])
  }
}

async function primaryOf(connection: Connection): Promise<Connection> {
  const own = connection as unknown
  return own instanceof GuestConnection ? ((await own.primary()) as Connection) : connection
}

/** Reads from the replica until something else is asked of it, or the replica fails: from then on it is the primary. */
class GuestConnection implements DatabaseConnection {
  readonly #replica: Replica
  readonly #acquire: () => Promise<DatabaseConnection>
  onPrimary: Promise<DatabaseConnection> | undefined

  constructor(replica: Replica, acquire: () => Promise<DatabaseConnection>) {
    this.#replica = replica
    this.#acquire = acquire
  }

  primary(): Promise<DatabaseConnection> {
    this.onPrimary ??= this.#acquire().catch((error) => {
      this.onPrimary = undefined
      throw error
    })
    return this.onPrimary
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.onPrimary && isRead.test(query.sql)) {
      try {
        const { rows } = await this.#replica.pool.query(query.sql, [...query.parameters])
        return { rows }
      } catch {
        this.#replica.failed()
      }
    }
    return (await this.primary()).executeQuery<Row>(query)
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    yield* (await this.primary()).streamQuery<Row>(query, chunkSize)
  }
}
