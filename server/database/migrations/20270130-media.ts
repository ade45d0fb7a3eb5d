import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

type Dialect = 'sqlite' | 'postgres'

interface Tables {
  file: { id: string; name: string; nameKey: string }
  fileTerm: { term: string; fileId: string }
}

const batch = 500

/** What the library knows of a file: its texts, its focal point, and the words that find it. */
async function up(db: Kysely<unknown>, dialect: Dialect) {
  const byBytes = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  for (const name of ['title', 'altText', 'credit', 'mediaKind', 'updatedAt'])
    await db.schema
      .alterTable('file')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await db.schema
    .alterTable('file')
    .addColumn('nameKey', byBytes, (c) => c.notNull().defaultTo(''))
    .execute()
  for (const name of ['focusX', 'focusY'])
    await db.schema.alterTable('file').addColumn(name, 'double precision').execute()
  await db.schema.alterTable('file').addColumn('deletedAt', 'text').execute()
  await sql`update file set "updatedAt" = "createdAt", "mediaKind" = case
    when type like 'video/%' then 'video' when type = 'image/svg+xml' then 'drawing' else 'image' end`.execute(
    db,
  )
  await db.schema
    .createTable('fileTerm')
    .addColumn('term', byBytes, (c) => c.notNull())
    .addColumn('fileId', 'text', (c) => c.notNull().references('file.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('fileTerm_key', ['term', 'fileId'])
    .execute()
  await db.schema.createIndex('fileTerm_fileId').on('fileTerm').column('fileId').execute()
  await readNames(db as Kysely<Tables>)
  for (const columns of [['createdAt'], ['size'], ['nameKey'], ['mediaKind', 'createdAt']])
    await db.schema
      .createIndex(`file_${columns.join('_')}_of_library`)
      .on('file')
      .columns(['deletedAt', ...columns, 'id'])
      .execute()
  await (dialect === 'postgres' ? noteOnPostgres(db) : noteOnSqlite(db))
}

async function readNames(db: Kysely<Tables>) {
  for (let after = ''; ; ) {
    const files = await db
      .selectFrom('file')
      .select(['id', 'name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    const last = files.at(-1)
    if (!last) return
    for (const { id, name } of files) {
      const nameKey = keyOf(name)
      await db.updateTable('file').set({ nameKey }).where('id', '=', id).execute()
      const terms = [...new Set(termsOf(nameKey))].map((term) => ({ term, fileId: id }))
      if (terms.length > 0) await db.insertInto('fileTerm').values(terms).execute()
    }
    after = last.id
  }
}

function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase('en')
}

function termsOf(key: string): string[] {
  const words = key.match(/[%_*]|[\p{L}\p{N}\p{M}]+/gu) ?? []
  return words.map((word) =>
    word.replace(/[%_*]/, (sign) => String.fromCodePoint(0xe000 + sign.charCodeAt(0))).slice(0, 64),
  )
}

/** A design shows the text and the focal point of its pictures. */
async function noteOnSqlite(db: Kysely<unknown>) {
  await sql`create trigger "noteDesignsOfFile" after update of "altText", "focusX", "focusY" on file
    begin insert into "designChange" ("designId")
      select distinct "ownerId" from attachment where "fileId" = new.id and "ownerKind" = 'design';
    end`.execute(db)
}

async function noteOnPostgres(db: Kysely<unknown>) {
  await sql`create function "noteDesignsOfFile"() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(1001);
      insert into "designChange" ("designId")
        select distinct "ownerId" from attachment where "fileId" = new.id and "ownerKind" = 'design';
      return null;
    end $$`.execute(db)
  await sql`create trigger "noteDesignsOfFile" after update of "altText", "focusX", "focusY" on file
    for each row execute function "noteDesignsOfFile"()`.execute(db)
  await sql`create trigger "announceFile" after update of "altText", "focusX", "focusY" on file
    for each statement execute function "announceContent"()`.execute(db)
}

export const migration: Migration = { needsRestart: false, up }
