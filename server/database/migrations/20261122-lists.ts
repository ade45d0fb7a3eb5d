import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What the long lists are ordered, counted and narrowed by. */
async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  await index(db, 'design', ['updatedAt', 'id'])
  await index(db, 'design', ['categoryId', 'subcategoryId'])
  await index(db, 'attachment', ['ownerId', 'role', 'alt'])
  // SQLite reads the index of rising prices backwards with the missing ones last; PostgreSQL needs one of its own.
  if (dialect === 'postgres')
    await sql`create index "design_price_falling" on design (price desc nulls last, id desc)`.execute(db)
}

function index(db: Kysely<unknown>, name: string, columns: string[]) {
  return db.schema
    .createIndex(`${name}_${columns.join('_')}`)
    .on(name)
    .columns(columns)
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
