import { type Dialect, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'

const int8 = 20

/** How values are read: whole numbers come back as numbers. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** Kysely's dialect over a pool of PostgreSQL connections. Whole numbers come back as numbers. */
export function postgresDialect(connectionString: string, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    types,
  })
  pool.on('error', onError)
  // A connection that is lost while a query uses it tells itself, not the pool; unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', onError))
  const dialect = new PostgresDialect({ pool })
  dialect.createDriver = () => new FrankDriver({ pool })
  return dialect
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Never hides why a transaction failed behind a rollback that fails too. */
class FrankDriver extends PostgresDriver {
  /** Where it fails the connection is given up, which takes the transaction back as well. */
  override async rollbackTransaction(connection: Connection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}
