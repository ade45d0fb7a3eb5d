import type { Kysely } from 'kysely'
import type { Migration } from '../migrations.ts'

/** Categories are put in order, and some of them are kept out of the menu or off the site. Those of before stay as they were. */
async function up(db: Kysely<unknown>) {
  const columns = { displayOrder: 0, inMenu: 1, hideWhenEmpty: 0 }
  for (const [name, standard] of Object.entries(columns))
    await db.schema
      .alterTable('category')
      .addColumn(name, 'integer', (c) => c.notNull().defaultTo(standard))
      .execute()
}

export const migration: Migration = { needsRestart: false, up }
