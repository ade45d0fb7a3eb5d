import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What a pricing image says, line by line, as JSON, and what goes with it. */
async function up(db: Kysely<unknown>) {
  const images = () => db.schema.alterTable('pricingImage')
  await images()
    .addColumn('prices', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await images()
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}

export const migration: Migration = { needsRestart: false, up }
