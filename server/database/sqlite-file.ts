import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { unstorable } from './failures.ts'

const mostStatements = 500
const pragmas = [
  // Whoever waits for a lock does so beside the thread (`patiently`), never on it.
  'busy_timeout=0',
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'secure_delete=ON',
]

/** One connection to an SQLite database; it keeps prepared statements. */
export interface SqliteFile {
  /** Whether a transaction is open: SQLite ends one by itself when the disk is full or fails. */
  isInTransaction(): boolean
  run<Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row>
  close(): void
}

interface Prepared {
  statement: StatementSync
  hasRows: boolean
}

/** @param path a file's path, or ':memory:' */
export function openSqliteFile(path: string, { readOnly = false } = {}): SqliteFile {
  const database = opened(path, readOnly)
  const statements = new Map<string, Prepared>()

  function prepared(text: string): Prepared {
    const known = statements.get(text)
    if (known) return known
    const statement = database.prepare(text)
    const made = { statement, hasRows: statement.columns().length > 0 }
    if (statements.size >= mostStatements) statements.clear()
    statements.set(text, made)
    return made
  }

  return {
    isInTransaction: () => database.isTransaction,
    run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
      const { statement, hasRows } = prepared(sql)
      const values = parameters.map(bindable)
      if (hasRows) return { rows: statement.all(...values) as Row[] }
      const { changes, lastInsertRowid } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    },
    close: () => database.close(),
  }
}

/** @throws what SQLite says, with the path, which it leaves out */
function opened(path: string, readOnly: boolean): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly })
    for (const pragma of readOnly ? ['busy_timeout=0'] : pragmas) database.exec(`PRAGMA ${pragma}`)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof Error) error.message += `: ${path}`
    throw error
  }
}

/** What SQLite can bind, and PostgreSQL too. A Date is refused: as a first parameter it would silently become NULL. */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) throw new TypeError('A Date reached the database: pass its ISO text instead.')
  if (typeof value === 'string' && value.includes('\0'))
    throw Object.assign(new TypeError('A zero character reached the database.'), { code: unstorable })
  if (value === undefined) throw new TypeError('undefined reached the database: pass null instead.')
  return value as SQLInputValue
}
