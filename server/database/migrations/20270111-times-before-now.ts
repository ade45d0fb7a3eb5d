import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

const tables = ['design', 'category', 'service', 'pricingImage', 'testimonial', 'banner']

/** What has a time before it is found without reading the rest: a clock that was set back puts it right again. */
async function up(db: Kysely<unknown>) {
  for (const table of tables)
    for (const column of ['publishAt', 'unpublishAt'])
      await sql`create index ${sql.id(`${table}_${column}`)} on ${sql.table(table)} (${sql.id(column)})
        where ${sql.id(column)} is not null`.execute(db)
}

export const migration: Migration = { needsRestart: false, up }
