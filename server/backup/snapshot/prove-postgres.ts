import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Manifest } from '../archive/manifest.ts'
import { columnsOf, connect, copyIn, migrationsOf, partOf, quoted } from './postgres.ts'

type Database = Manifest['database']

const newline = 0x0a
const tab = 0x09

/**
 * Reads every row of every table: as many as there were, each with all of its columns.
 * @returns what is wrong, in words, if anything is
 */
export async function flawOfCopies(
  directory: string,
  { rows, columns = {} }: Database,
): Promise<string | undefined> {
  for (const [table, names] of Object.entries(columns)) {
    let count = 0
    let tabs = 0
    for await (const bytes of createReadStream(join(directory, partOf(table))))
      for (const byte of bytes as Buffer) {
        if (byte === tab) tabs += 1
        if (byte !== newline) continue
        if (tabs !== names.length - 1) return `its table ${table} has a row of other columns`
        tabs = 0
        count += 1
      }
    if (count !== rows[table]) return `its table ${table} has ${count} rows, and not ${rows[table]}`
  }
  return undefined
}

/**
 * Loads the tables beside those of the same schema, as temporary ones that are gone afterwards, and looks for rows that refer
 * to nothing. A database of another schema, or
 * one that can't be reached, can't tell.
 * @returns what is wrong, in words, if anything is
 */
export async function flawWhenLoaded(
  directory: string,
  { migrations, rows, columns = {} }: Database,
  url: string,
): Promise<string | undefined> {
  const client = await connect(url).catch(() => undefined)
  if (!client) return undefined
  try {
    await client.query('begin')
    const own = await columnsOf(client)
    const isSameSchema =
      'kysely_migration' in own && (await migrationsOf(client)).join() === migrations.join()
    if (!isSameSchema) return undefined
    const references = await referencesOf(client)
    for (const [table, names] of Object.entries(columns)) {
      const loaded = quoted('pg_temp', table)
      await client.query(
        `create temp table ${quoted(table)} (like ${quoted(table)} including constraints including indexes
          including defaults including generated) on commit drop`,
      )
      const count = await copyIn(client, loaded, names, join(directory, partOf(table)))
      if (count !== rows[table]) return `its table ${table} gives ${count} rows, and not ${rows[table]}`
    }
    for (const reference of references)
      if (await isBroken(client, reference))
        return `its table ${reference.table} refers to rows that are not there`
    return undefined
  } catch (error) {
    return `its database can't be loaded (${(error as Error).message})`
  } finally {
    await client.end()
  }
}

interface Reference {
  table: string
  columns: string[]
  target: string
  keys: string[]
}

async function referencesOf(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select own.relname as table, other.relname as target,
      array(select attname::text from unnest(conkey) with ordinality as k(number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality as k(number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as keys
    from pg_constraint join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  return rows
}

async function isBroken(client: pg.Client, { table, columns, target, keys }: Reference): Promise<boolean> {
  const given = columns.map((column) => `one.${quoted(column)} is not null`)
  const same = columns.map((column, place) => `one.${quoted(column)} = other.${quoted(keys[place] ?? '')}`)
  const { rowCount } = await client.query(
    `select 1 from ${quoted('pg_temp', table)} as one where ${given.join(' and ')} and not exists (
      select 1 from ${quoted('pg_temp', target)} as other where ${same.join(' and ')}) limit 1`,
  )
  return rowCount !== 0
}
