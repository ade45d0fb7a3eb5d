import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteDialect } from 'kysely'

const mostStatements = 500

/**
 * Kysely's dialect over node:sqlite. Acknowledged writes are on the disk (WAL, synchronous=FULL).
 * @param path a file's path, or ':memory:'
 */
export function sqliteDialect(path: string): Dialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path)
  for (const pragma of ['busy_timeout=5000', 'journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON'])
    database.exec(`PRAGMA ${pragma}`)
  return new TransactionalDialect({ database: adapt(database) })
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter = () => new TransactionalAdapter()
}

/** Runs migrations in one transaction: one that fails leaves nothing, and of several processes one migrates. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** Gives node:sqlite the shape that Kysely expects of a driver, and keeps prepared statements. */
function adapt(database: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof adaptStatement>>()
  return {
    close: () => database.close(),
    prepare(text: string) {
      // A transaction that starts as a reader can fail to become a writer; ours all write.
      const sql = text === 'begin' ? 'begin immediate' : text
      const known = statements.get(sql)
      if (known) return known
      const statement = adaptStatement(database.prepare(sql))
      if (statements.size >= mostStatements) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bindable)),
    run: (parameters: readonly unknown[]) => statement.run(...parameters.map(bindable)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(bindable)),
  }
}

/** What SQLite can bind. A Date is refused: as a first parameter it would silently become NULL. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) throw new TypeError('A Date reached the database: pass its ISO text instead.')
  if (value === undefined) throw new TypeError('undefined reached the database: pass null instead.')
  return value as SQLInputValue
}
