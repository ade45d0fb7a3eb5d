import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { keyColumns, type Row, type Table, type Value, wordsOf } from '../table.ts'
import type { AsOf, Batches, Reader } from './side.ts'

const batch = 500

/** Reads by a connection of its own. */
export async function readSqlite<Result>(
  path: string,
  asOf: AsOf,
  read: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
  try {
    // A transaction is as of its first reading.
    if (asOf === 'one moment') database.exec('begin; select count(*) from sqlite_schema')
    return await read({
      rows: (table) => rows(database, table),
      rowsOf: async (table, keys) => {
        const same = keyColumns(table).map((column) => `${column.sql} = ?`)
        const statement = prepared(database, table, `where ${same.join(' and ')}`)
        return keys.flatMap((key) => statement.all(...key).map((row) => asRow(table, row)))
      },
    })
  } finally {
    database.close()
  }
}

async function* rows(database: DatabaseSync, table: Table): Batches {
  const order = keyColumns(table).map((column) => column.sql)
  let rows: Row[] = []
  for (const row of prepared(database, table, `order by ${order.join(', ')}`).iterate()) {
    rows.push(asRow(table, row))
    if (rows.length < batch) continue
    yield rows
    rows = []
    // What else this process does, such as keeping its hold, goes on in between.
    await setImmediate()
  }
  if (rows.length > 0) yield rows
}

function prepared(database: DatabaseSync, { name, columns }: Table, rest: string): StatementSync {
  const list = columns.map((column) => column.sql).join(', ')
  const statement = database.prepare(`select ${list} from "${name}" ${rest}`)
  statement.setReturnArrays(true)
  return statement
}

function asRow({ name, columns }: Table, values: unknown): Row {
  return (values as unknown[]).map((value, place) => {
    if (value instanceof Uint8Array) throw new Error(`The table ${name} holds bytes, which can't be moved`)
    return columns[place]?.kind === 'words' ? wordsOf(String(value).split(' ')) : (value as Value)
  })
}
