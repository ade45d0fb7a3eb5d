import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

type Dialect = 'sqlite' | 'postgres'

/** What only the filters and sorts of designs went by: an index in memory has taken their place. */
const unused = {
  both: ['featured_id', 'trending_id', 'price_id', 'titleKey_id', 'updatedAt_id', 'area_id'],
  postgres: ['price_falling', 'area_falling'],
}

/** Every change of a design is noted in the transaction that makes it. The index in memory follows these notes. */
async function up(db: Kysely<unknown>, dialect: Dialect) {
  await db.schema.dropTable('designTag').execute()
  await db.schema.dropTable('designSearch').execute()
  for (const name of [...unused.both, ...(dialect === 'postgres' ? unused.postgres : [])])
    await db.schema.dropIndex(`design_${name}`).execute()
  await db.schema
    .createTable('designChange')
    .addColumn('sequence', dialect === 'postgres' ? 'bigint' : 'integer', (c) =>
      dialect === 'postgres' ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn('designId', 'text', (c) => c.notNull())
    .execute()
  // There always is a last note, from which on the index reads.
  await sql`insert into "designChange" ("designId") values ('')`.execute(db)
  await (dialect === 'postgres' ? noteOnPostgres(db) : noteOnSqlite(db))
}

async function noteOnSqlite(db: Kysely<unknown>) {
  for (const [event, row] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ]) {
    await sql
      .raw(`create trigger "noteDesign_${event}" after ${event} on design
        begin insert into "designChange" ("designId") values (${row}.id); end`)
      .execute(db)
    await sql
      .raw(`create trigger "noteDesignPicture_${event}" after ${event} on attachment
        when ${row}."ownerKind" = 'design'
        begin insert into "designChange" ("designId") values (${row}."ownerId"); end`)
      .execute(db)
  }
}

/**
 * A note is taken under the catalogue's lock (database/locks.ts), which whoever writes designs holds anyway: without it a
 * number could become visible after a greater one, and be missed.
 */
async function noteOnPostgres(db: Kysely<unknown>) {
  await sql`create function "noteDesign"() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(1001);
      insert into "designChange" ("designId") values (coalesce(new.id, old.id));
      return null;
    end $$`.execute(db)
  await sql`create function "noteDesignPicture"() returns trigger language plpgsql as $$
    begin
      if coalesce(new."ownerKind", old."ownerKind") = 'design' then
        perform pg_advisory_xact_lock(1001);
        insert into "designChange" ("designId") values (coalesce(new."ownerId", old."ownerId"));
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger "noteDesign" after insert or update or delete on design
    for each row execute function "noteDesign"()`.execute(db)
  await sql`create trigger "noteDesignPicture" after insert or update or delete on attachment
    for each row execute function "noteDesignPicture"()`.execute(db)
  await sql`create trigger "announceContent" after insert on "designChange"
    for each statement execute function "announceContent"()`.execute(db)
}

export const migration: Migration = { needsRestart: true, up }
