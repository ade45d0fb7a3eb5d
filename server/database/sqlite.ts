import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { SqliteDriver } from './sqlite-driver.ts'

/**
 * Kysely's dialect over node:sqlite. Acknowledged writes are on the disk (WAL, synchronous=FULL), and what is deleted is
 * overwritten.
 */
export function sqliteDialect(driver: SqliteDriver): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** Runs migrations in one transaction: one that fails leaves nothing, and of several processes one migrates. */
  override get supportsTransactionalDdl() {
    return true
  }

  /** The driver itself sees who may write. */
  override get supportsMultipleConnections() {
    return true
  }
}
