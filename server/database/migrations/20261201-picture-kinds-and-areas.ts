import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What a picture is of; designs by area; and a price of 0 is none. */
async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  await db.schema.alterTable('attachment').addColumn('kind', 'text').execute()
  await byArea(db, dialect)
  await withoutPricesOfZero(db, dialect)
}

async function byArea(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  await db.schema.createIndex('design_area_id').on('design').columns(['area', 'id']).execute()
  if (dialect === 'postgres') await falling(db, 'area')
}

/** A generated column cannot be changed, and SQLite adds none that is stored. */
async function withoutPricesOfZero(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'postgres') await db.schema.dropIndex('design_price_falling').execute()
  await db.schema.dropIndex('design_price_id').execute()
  await db.schema.alterTable('design').dropColumn('price').execute()
  const price = sql`coalesce(nullif("discountPrice", 0), nullif("basePrice", 0))`
  await db.schema
    .alterTable('design')
    .addColumn('price', 'bigint', (c) =>
      dialect === 'postgres' ? c.generatedAlwaysAs(price).stored() : c.generatedAlwaysAs(price),
    )
    .execute()
  await db.schema.createIndex('design_price_id').on('design').columns(['price', 'id']).execute()
  if (dialect === 'postgres') await falling(db, 'price')
}

/** SQLite reads an index of rising figures backwards with the missing ones last; PostgreSQL needs one of its own. */
async function falling(db: Kysely<unknown>, column: 'area' | 'price') {
  await sql`create index ${sql.id(`design_${column}_falling`)} on design
    (${sql.ref(column)} desc nulls last, id desc)`.execute(db)
}

export const migration: Migration = { needsRestart: true, up }
