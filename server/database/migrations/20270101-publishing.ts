import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

const tables = ['design', 'category', 'service', 'pricingImage', 'testimonial', 'banner']

/** What may be seen, and from when to when; beside it whether it is seen now, and when that changes next. */
async function up(db: Kysely<unknown>) {
  for (const table of tables) {
    for (const [name, type, standard] of [
      ['status', 'text', 'published'],
      ['isPublic', 'integer', 1],
    ] as const)
      await db.schema
        .alterTable(table)
        .addColumn(name, type, (c) => c.notNull().defaultTo(standard))
        .execute()
    for (const name of ['publishAt', 'unpublishAt', 'dueAt'])
      await db.schema.alterTable(table).addColumn(name, 'text').execute()
    await sql`create index ${sql.id(`${table}_dueAt`)} on ${sql.table(table)} ("dueAt") where "dueAt" is not null`.execute(
      db,
    )
    await sql`create index ${sql.id(`${table}_status`)} on ${sql.table(table)} (status) where status <> 'published'`.execute(
      db,
    )
  }
  // Counts of what visitors see read this index alone, as those of all designs do.
  await db.schema
    .createIndex('design_public_placement')
    .on('design')
    .columns(['categoryId', 'subcategoryId', 'isPublic'])
    .execute()
  await db.schema.dropIndex('design_categoryId_subcategoryId').execute()
}

export const migration: Migration = { needsRestart: false, up }
