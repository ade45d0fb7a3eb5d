import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { types } from '../../database/postgres.ts'
import type { BackedUpFile } from '../archive/manifest.ts'
import { leftOut, type Snapshot } from './snapshot.ts'

const folder = 'database'
const newline = 0x0a

/** The part of an archive that holds a table. */
export const partOf = (table: string) => `${folder}/${table}.copy`
export const quoted = (...names: string[]) => names.map((name) => pg.escapeIdentifier(name)).join('.')

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Writes each table into the folder as COPY does in its text format, all of them as they are at one moment. */
export async function snapshotPostgres(url: string, directory: string): Promise<Snapshot> {
  await mkdir(join(directory, folder))
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const madeAt = new Date()
    const columns = await columnsOf(client)
    const rows: Record<string, number> = {}
    for (const table of Object.keys(columns))
      rows[table] = await copyOut(client, table, columns[table] ?? [], join(directory, partOf(table)))
    return {
      ...{ kind: 'postgres', madeAt, columns, rows, parts: Object.keys(columns).map(partOf) },
      migrations: 'kysely_migration' in columns ? await migrationsOf(client) : [],
      files: 'file' in columns ? await filesOf(client) : [],
    }
  } finally {
    await client.end()
  }
}

/** The tables of the schema that the connection works in, with those of their columns that are not generated. */
export async function columnsOf(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`,
  )
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

/** @returns how many rows there are */
async function copyOut(client: pg.Client, table: string, columns: string[], path: string): Promise<number> {
  if (leftOut.includes(table)) {
    await writeFile(path, '')
    return 0
  }
  let rows = 0
  const counting = new Transform({
    transform(bytes: Buffer, _, done) {
      for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) rows += 1
      done(null, bytes)
    },
  })
  const source = client.query(copyTo(`copy ${quoted(table)} (${columns.map((c) => quoted(c))}) to stdout`))
  await pipeline(source, counting, createWriteStream(path))
  return rows
}

/** Reads a table's part of an archive into `target`, a table by its quoted name. @returns how many rows there were */
export async function copyIn(
  client: pg.Client,
  target: string,
  columns: string[],
  path: string,
): Promise<number> {
  const sink = client.query(copyFrom(`copy ${target} (${columns.map((c) => quoted(c))}) from stdin`))
  await pipeline(createReadStream(path), sink)
  return sink.rowCount
}

export async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

async function filesOf(client: pg.Client): Promise<BackedUpFile[]> {
  return (await client.query<BackedUpFile>('select id, name, size, hash from file order by id')).rows
}
