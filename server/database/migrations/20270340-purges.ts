import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/**
 * What a shared cache in front has to forget is noted in the transaction that changes it: `content` wherever the content version
 * moves, and each file that is deleted. On PostgreSQL a note is a row of its own, so that nobody who writes waits for anybody
 * else; on SQLite the last one of a key stands for those before it.
 */
async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const isPostgres = dialect === 'postgres'
  const now = isPostgres
    ? sql`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`
  await db.schema
    .createTable('purge')
    .addColumn('id', isPostgres ? 'bigint' : 'integer', (c) =>
      isPostgres ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('dueAt', 'text', (c) => c.notNull().defaultTo(now))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('isRepeat', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await (isPostgres ? noteOnPostgres(db) : noteOnSqlite(db))
}

async function noteOnPostgres(db: Kysely<unknown>) {
  await sql`create or replace function "announceContent"() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content', '');
      insert into purge (key) values ('content');
      return null;
    end $$`.execute(db)
  await sql`create function "notePurgeOfFile"() returns trigger language plpgsql as $$
    begin
      insert into purge (key) values ('file-' || old.id);
      return null;
    end $$`.execute(db)
  await sql`create trigger "notePurgeOfFile" after delete on file
    for each row execute function "notePurgeOfFile"()`.execute(db)
}

async function noteOnSqlite(db: Kysely<unknown>) {
  const note = (key: string) =>
    `delete from purge where key = ${key}; insert into purge (key) values (${key});`
  await sql
    .raw(`create trigger "notePurge" after update on "contentVersion" begin ${note("'content'")} end`)
    .execute(db)
  await sql
    .raw(`create trigger "notePurgeOfFile" after delete on file begin ${note("'file-' || old.id")} end`)
    .execute(db)
}

export const migration: Migration = { needsRestart: false, up }
