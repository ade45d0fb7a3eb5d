import type pg from 'pg'
import { connect, quoted } from '../../backup/snapshot/postgres.ts'
import { type Column, keyColumns, type Row, type Table, wordsOf } from '../table.ts'
import type { AsOf, Batches, Reader } from './side.ts'

const batch = 500

/** Reads by a connection of its own. */
export async function readPostgres<Result>(
  url: string,
  asOf: AsOf,
  read: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  const client = await connect(url)
  try {
    const isOneMoment = asOf === 'one moment'
    if (isOneMoment) await client.query('begin isolation level repeatable read read only')
    await client.query('set cursor_tuple_fraction = 1')
    return await read({
      rows: (table) => (isOneMoment ? rows(client, table) : inTransaction(client, rows(client, table))),
      rowsOf: async (table, keys) => {
        const key = keyColumns(table)
        const { from, values } = unnested(key, keys)
        const list = key.map((column) => column.sql).join(', ')
        const text = `${selected(table)} where (${list}) in (select * from ${from})`
        return (await asked(client, text, values)).map((row) => asRow(table, row))
      },
    })
  } finally {
    await client.end()
  }
}

/** A transaction that goes on would keep the table from being emptied. */
async function* inTransaction(client: pg.Client, batches: Batches): Batches {
  await client.query('begin read only')
  try {
    yield* batches
  } finally {
    await client.query('commit')
  }
}

async function* rows(client: pg.Client, table: Table): Batches {
  const order = keyColumns(table).map(({ sql, kind }) => (kind === 'text' ? `${sql} collate "C"` : sql))
  await client.query(`declare moving no scroll cursor for ${selected(table)} order by ${order.join(', ')}`)
  try {
    for (;;) {
      const rows = await asked(client, `fetch ${batch} from moving`)
      if (rows.length === 0) return
      yield rows.map((row) => asRow(table, row))
    }
  } finally {
    await client.query('close moving')
  }
}

async function asked(client: pg.Client, text: string, values: unknown[] = []): Promise<unknown[][]> {
  return (await client.query({ text, values, rowMode: 'array' })).rows
}

function selected({ name, columns }: Table): string {
  const list = columns.map(({ kind, sql }) => (kind === 'words' ? `tsvector_to_array(${sql})` : sql))
  return `select ${list.join(', ')} from ${quoted(name)}`
}

function asRow({ name, columns }: Table, values: unknown[]): Row {
  return values.map((value, place) => {
    const kind = columns[place]?.kind
    if (kind === 'words') return wordsOf(value as string[])
    if (kind === 'integer' && value !== null && !Number.isSafeInteger(value))
      throw new Error(`The table ${name} holds a number that is too large`)
    return value as Row[number]
  })
}

/** Rows as the arrays of their columns, which a statement takes apart again: one text for any number of rows. */
export function unnested(columns: Column[], rows: Row[]): { from: string; values: unknown[] } {
  const arrays = columns.map(
    ({ type, kind }, place) => `$${place + 1}::${kind === 'words' ? 'text' : type}[]`,
  )
  const names = columns.map((_, place) => `c${place}`)
  return {
    from: `unnest(${arrays.join(', ')}) as given(${names.join(', ')})`,
    values: columns.map((_, place) => rows.map((row) => row[place])),
  }
}
