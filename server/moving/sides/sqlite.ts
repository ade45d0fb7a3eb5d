import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { openDatabase } from '../../database/client.ts'
import { movedMessage, refusesWrites } from '../../database/moved.ts'
import type { Db } from '../../database/schema.ts'
import { keyColumns, type Table } from '../table.ts'
import type { Side } from './side.ts'
import { readSqlite } from './sqlite-reader.ts'
import { sqliteTables } from './sqlite-tables.ts'

const guardName = 'refuseMoved'
const events = ['insert', 'update', 'delete']

/** A database of SQLite, whose file is made where there is none. */
export async function openSqliteSide(path: string): Promise<Side> {
  const db = openDatabase(`sqlite:${path}`, () => {})
  const list = (columns: { sql: string }[]) => columns.map((column) => column.sql).join(', ')
  const marks = (columns: unknown[]) => columns.map(() => '?').join(', ')
  const run = (tx: Db, statement: string) => sql.raw(statement).execute(tx)
  // A search index takes no triggers: it is written with the table that it finds.
  const guarded = (tables: Table[]) =>
    tables.filter(({ columns }) => columns.every(({ kind }) => kind !== 'words'))

  return {
    kind: 'sqlite',
    title: `SQLite (${path})`,
    db,
    identity: async () => realpath(path).catch(() => resolve(path)),
    mustSuit: async () => {},
    tables: () => sqliteTables(db),
    reading: (asOf, read) => readSqlite(path, asOf, read),

    async add(tx, { name, columns }, rows) {
      const statement = `insert into "${name}" (${list(columns)}) values (${marks(columns)})`
      for (const row of rows) await tx.executeQuery(CompiledQuery.raw(statement, row))
    },
    async remove(tx, table, keys) {
      const same = keyColumns(table).map((column) => `${column.sql} = ?`)
      const statement = `delete from "${table.name}" where ${same.join(' and ')}`
      for (const key of keys) await tx.executeQuery(CompiledQuery.raw(statement, key))
    },
    async empty(tx, { name }) {
      await run(tx, `delete from "${name}"`)
    },
    async takeOff(tx) {
      const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_schema
        where type = 'trigger' and name not like ${`${guardName}\\_%`} escape '\\' order by name`.execute(tx)
      for (const { name } of rows) await run(tx, `drop trigger "${name}"`)
      return rows.map((trigger) => trigger.sql)
    },
    async checkReferences(tx) {
      const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(tx)
      if (rows[0]) throw new Error(`A row of ${rows[0].table} refers to nothing`)
    },
    analyze: async () => {},

    // A transaction of SQLite that writes is the only one.
    lockAll: async () => {},
    async guard(tx, tables) {
      for (const { name } of guarded(tables))
        for (const event of events)
          await run(
            tx,
            `create trigger if not exists "${guardName}_${name}_${event}" before ${event} on "${name}"
            when ${refusesWrites('sqlite')} begin select raise(abort, '${movedMessage}'); end`,
          )
    },
    async unguard(tx, tables) {
      for (const { name } of guarded(tables))
        for (const event of events) await run(tx, `drop trigger if exists "${guardName}_${name}_${event}"`)
    },
    async writtenByOthers(tx) {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(tx)
      return rows[0]?.data_version
    },

    async counters() {
      if (!(await hasSequences(db))) return {}
      const { rows } = await sql<{
        name: string
        seq: number
      }>`select name, seq from sqlite_sequence`.execute(db)
      return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]))
    },
    async continueCounters(tx, _tables, counters) {
      for (const [name, value] of Object.entries(counters))
        await sql`update sqlite_sequence set seq = max(seq, ${value}) where name = ${name}`.execute(tx)
    },
    close: () => db.destroy(),
  }
}

async function hasSequences(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_schema where name = 'sqlite_sequence'`.execute(db)
  return rows.length > 0
}
