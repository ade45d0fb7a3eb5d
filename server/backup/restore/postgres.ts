import { join } from 'node:path'
import { type ControlledTransaction, Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type pg from 'pg'
import { lockAtOnce } from '../../database/lock-tables.ts'
import { knownMigrations, migrationsFor } from '../../database/migrations.ts'
import type { Schema } from '../../database/schema.ts'
import type { OpenArchive } from '../archive/pack.ts'
import { columnsOf, connect, copyIn, migrationsOf, partOf, quoted } from '../snapshot/postgres.ts'
import type { PreparedDatabase } from './prepared.ts'

const beside = 'plinth_restore'

interface Restoring {
  client: pg.Client
  tx: ControlledTransaction<Schema>
  /** The schema that the product works in. */
  own: string
  /** The tables that the archive has, those of others beside the product's among them. */
  known: string[]
}

/**
 * Makes an archive's database in a schema beside the product's own and brings it up to date: all in one transaction, so
 * that a process which ends in the middle leaves nothing.
 */
export async function preparePostgres(archive: OpenArchive, url: string): Promise<PreparedDatabase> {
  const client = await connect(url)
  const pool = {
    connect: async () => Object.assign(client, { release() {} }),
    end: () => client.end(),
    options: {},
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const tx = await db.startTransaction().execute()
  let isDone = false
  const close = async () => {
    if (!isDone)
      await tx
        .rollback()
        .execute()
        .catch(() => undefined)
    await db.destroy()
  }
  try {
    const { rows } = await client.query<{ own: string }>('select current_schema() as own')
    const known = Object.keys(archive.manifest.database.columns ?? {})
    const restoring = { client, tx, own: rows[0]?.own ?? 'public', known }
    await client.query(`create schema ${beside}`)
    await client.query(`set local search_path to ${beside}`)
    await load(restoring, archive)
    return {
      async swap() {
        await putInPlace(restoring)
        await tx.commit().execute()
        isDone = true
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function load({ client, tx }: Restoring, { manifest, directory }: OpenArchive): Promise<void> {
  const { migrations, rows, columns = {} } = manifest.database
  const migrator = new Migrator({
    ...{ db: tx, provider: migrationsFor('postgres'), migrationTableSchema: beside },
  })
  const last = migrations.at(-1)
  if (last) throwAny(await migrator.migrateTo(last))
  const made = await columnsOf(client)
  // What lies beside the product's own tables is not the product's to replace.
  const tables = Object.keys(columns).filter((table) => made[table])

  const references = await referencesOf(client)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) {
    const name = quoted(table)
    await client.query(`truncate ${name}`)
    await client.query(`alter table ${name} disable trigger user`)
    const count = await copyIn(client, name, columns[table] ?? [], join(directory, partOf(table)))
    if (count !== rows[table]) throw new Error(`The archive could not be restored: ${count} rows of ${table}`)
    await client.query(`alter table ${name} enable trigger user`)
  }
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await continueSequences(client)
  throwAny(await migrator.migrateToLatest())
}

function throwAny({ error }: { error?: unknown }): void {
  if (error) throw error
}

/** Which rows refer to which; put back once all rows are there, so that they are checked in any order. */
async function referencesOf(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  return rows
}

/** Numbers go on behind the last that was given. */
async function continueSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select quote_ident(relname) as table, quote_ident(attname) as column,
      pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0
      and not attisdropped and pg_get_serial_sequence(quote_ident(relname), attname) is not null`,
  )
  for (const { table, column, sequence } of rows)
    await client.query(`select setval($1, coalesce((select max(${column}) from ${table}), 1))`, [sequence])
}

/** Takes away the product's tables and puts the restored ones where they were. Others wait for the moment that it takes. */
async function putInPlace({ client, own, known }: Restoring): Promise<void> {
  const tables = Object.keys(await columnsOf(client))
  const functions = await functionsOf(client)
  await client.query(`set local search_path to ${quoted(own)}`)
  const present = await columnsOf(client)
  const isNewer = await isOfNewerVersion(client, present)
  // What the archive knows beside the product's own was there before the newer version.
  const isOthers = (table: string) => !isNewer || known.includes(table)
  const gone = (await tablesOf(client)).filter((table) => tables.includes(table) || !isOthers(table))
  const replaced = gone.map((table) => quoted(own, table))
  if (replaced.length > 0)
    await lockAtOnce((statement) => client.query(statement), replaced, 'access exclusive')
  // What is written of it notes itself in the restored tables.
  await client.query(`set local search_path to ${beside}`)
  await carryOver({ client, own }, present)
  await client.query(`set local search_path to ${quoted(own)}`)
  if (replaced.length > 0) await client.query(`drop table ${replaced.join(', ')} cascade`)
  const left = isNewer ? await triggerFunctionsLeft(client) : []
  for (const { name, signature } of [...functions, ...left])
    await client.query(`drop function if exists ${quoted(own)}.${name}(${signature}) cascade`)
  for (const { name, signature } of functions)
    await client.query(`alter function ${beside}.${name}(${signature}) set schema ${quoted(own)}`)
  for (const table of tables)
    await client.query(`alter table ${quoted(beside, table)} set schema ${quoted(own)}`)
  await client.query(`drop schema ${beside}`)
  await client.query('notify content')
}

/** The functions of the schema that the connection works in, but for those of extensions; `which` narrows them, as SQL. */
async function functionsOf(
  client: pg.Client,
  which = 'true',
): Promise<{ name: string; signature: string }[]> {
  const { rows } = await client.query<{ name: string; signature: string }>(
    `select quote_ident(proname) as name, pg_get_function_identity_arguments(oid) as signature
    from pg_proc
    where pronamespace = current_schema()::regnamespace and ${ofNoExtension('pg_proc')} and ${which}`,
  )
  return rows
}

/** Those of tables that are gone: left there, they would be in the way of a newer version when it makes them again. */
function triggerFunctionsLeft(client: pg.Client) {
  return functionsOf(
    client,
    `prorettype = 'trigger'::regtype and not exists (select from pg_trigger where tgfoid = pg_proc.oid)`,
  )
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace
      and relkind in ('r', 'p') and ${ofNoExtension('pg_class')}`,
  )
  return rows.map(({ name }) => name)
}

function ofNoExtension(catalog: 'pg_class' | 'pg_proc'): string {
  return `not exists (select from pg_depend
    where classid = '${catalog}'::regclass and objid = ${catalog}.oid and deptype = 'e')`
}

async function isOfNewerVersion(client: pg.Client, present: Record<string, string[]>): Promise<boolean> {
  if (!present.kysely_migration) return false
  const known = await knownMigrations()
  return (await migrationsOf(client)).some((name) => !known.includes(name))
}

/** What is known of backups stays known; and the journal of designs goes on behind both, so that no index follows it on. Shared caches forget what they kept. */
async function carryOver(
  { client, own }: Pick<Restoring, 'client' | 'own'>,
  present: Record<string, string[]>,
): Promise<void> {
  const runs = present.backup?.map((column) => quoted(column)).join(', ')
  if (runs)
    await client.query(
      `insert into ${quoted(beside, 'backup')} (${runs}) select ${runs} from ${quoted(own, 'backup')}`,
    )
  const journal = quoted(beside, 'designChange')
  const journals = [journal, ...(present.designChange ? [quoted(own, 'designChange')] : [])]
  const numbers = journals.map((name) => `select max(sequence) as sequence from ${name}`).join(' union all ')
  await client.query(
    `select setval(pg_get_serial_sequence($1, 'sequence'), (select max(sequence) from (${numbers}) as numbers))`,
    [journal],
  )
  await client.query(`delete from ${journal}`)
  await client.query(`insert into ${journal} ("designId") values ('')`)
  await client.query(`insert into ${quoted(beside, 'purge')} (key) values ('content')`)
}
