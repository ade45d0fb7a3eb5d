import { CompiledQuery, sql } from 'kysely'
import { quoted } from '../../backup/snapshot/postgres.ts'
import { openDatabase } from '../../database/client.ts'
import { lockAtOnce } from '../../database/lock-tables.ts'
import { movedMessage, refusesWrites } from '../../database/moved.ts'
import type { Db } from '../../database/schema.ts'
import { type ColumnKind, keyColumns } from '../table.ts'
import { readPostgres, unnested } from './postgres-reader.ts'
import { postgresTables } from './postgres-tables.ts'
import type { Side } from './side.ts'

const guardName = 'refuseMoved'

/** A database of PostgreSQL; nothing is asked of it yet. */
export async function openPostgresSide(url: string): Promise<Side> {
  const db = openDatabase(url, () => {})
  const run = (tx: Db, statement: string, values: unknown[] = []) =>
    tx.executeQuery(CompiledQuery.raw(statement, values))

  return {
    kind: 'postgres',
    title: titleOf(url),
    db,
    async identity() {
      const { rows } = await sql`select pg_postmaster_start_time()::text,
        system_identifier::text, current_database(), current_schema() from pg_control_system()`.execute(db)
      return JSON.stringify(rows)
    },
    async mustSuit() {
      const { rows } = await sql<{
        encoding: string
      }>`select current_setting('server_encoding') as encoding`.execute(db)
      const encoding = rows[0]?.encoding
      if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and has to be UTF8`)
    },
    tables: () => postgresTables(db),
    reading: (asOf, read) => readPostgres(url, asOf, read),

    async add(tx, { name, columns }, rows) {
      const { from, values } = unnested(columns, rows)
      const list = columns.map((column) => column.sql).join(', ')
      const stored = columns.map(({ kind }, place) => storedAs(kind, `c${place}`)).join(', ')
      await run(
        tx,
        `insert into ${quoted(name)} (${list}) overriding system value select ${stored} from ${from}`,
        values,
      )
    },
    async remove(tx, table, keys) {
      const key = keyColumns(table)
      const { from, values } = unnested(key, keys)
      const list = key.map((column) => column.sql).join(', ')
      await run(tx, `delete from ${quoted(table.name)} where (${list}) in (select * from ${from})`, values)
    },
    async empty(tx, { name }) {
      await run(tx, `truncate ${quoted(name)}`)
    },
    async takeOff(tx, tables) {
      const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
        select conrelid::regclass::text as table, quote_ident(conname) as name,
          pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx)
      for (const { table, name } of references) await run(tx, `alter table ${table} drop constraint ${name}`)
      for (const { name } of tables) await run(tx, `alter table ${quoted(name)} disable trigger user`)
      return [
        ...references.map(
          ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
        ),
        ...tables.map(({ name }) => `alter table ${quoted(name)} enable trigger user`),
      ]
    },
    // They were checked as they were put back.
    checkReferences: async () => {},
    async analyze() {
      await run(db, 'analyze')
    },

    async lockAll(tx, tables) {
      const names = tables.map(({ name }) => quoted(name))
      await lockAtOnce((statement) => run(tx, statement), names, 'share row exclusive')
    },
    async guard(tx, tables) {
      await run(
        tx,
        `create or replace function "${guardName}"() returns trigger language plpgsql as $$ begin
          if ${refusesWrites('postgres')} then raise exception '${movedMessage}'; end if;
          return null;
        end $$`,
      )
      const isGuarded = await guardedTables(tx)
      for (const { name } of tables) {
        if (!isGuarded.has(name))
          await run(
            tx,
            `create trigger "${guardName}" before insert or update or delete or truncate on ${quoted(name)}
            for each statement execute function "${guardName}"()`,
          )
        await run(tx, `alter table ${quoted(name)} enable trigger "${guardName}"`)
      }
    },
    async unguard(tx, tables) {
      for (const { name } of tables) await run(tx, `drop trigger if exists "${guardName}" on ${quoted(name)}`)
    },
    writtenByOthers: async () => undefined,

    async counters() {
      const counters: Record<string, number> = {}
      for (const { table, sequence } of await sequencesOf(db)) counters[table] = await lastOf(db, sequence)
      return counters
    },
    async continueCounters(tx, tables, counters) {
      const moved = new Set(tables.map(({ name }) => name))
      for (const { table, column, sequence } of await sequencesOf(tx)) {
        if (!moved.has(table)) continue
        const last = Math.max(counters[table] ?? 0, await lastOf(tx, sequence))
        await run(
          tx,
          `select setval($1, greatest($2::bigint, (select max(${quoted(column)}) from ${quoted(table)})))`,
          [sequence, Math.max(last, 1)],
        )
      }
    },
    close: () => db.destroy(),
  }
}

/** What a value that was given is stored as. */
function storedAs(kind: ColumnKind, value: string): string {
  return kind === 'words' ? `array_to_tsvector(string_to_array(${value}, ' '))` : value
}

function titleOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `PostgreSQL (${decodeURIComponent(pathname.slice(1))} on ${decodeURIComponent(hostname) || 'this machine'}${port && `:${port}`})`
}

async function guardedTables(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_trigger
    join pg_class on pg_class.oid = tgrelid
    where tgname = ${guardName} and relnamespace = current_schema()::regnamespace`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

async function sequencesOf(db: Db) {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select relname as table, attname as column,
      pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0
      and not attisdropped and pg_get_serial_sequence(quote_ident(relname), attname) is not null`.execute(db)
  return rows
}

async function lastOf(db: Db, sequence: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`select last_value as last from ${sql.raw(sequence)}`.execute(
    db,
  )
  return rows[0]?.last ?? 0
}
