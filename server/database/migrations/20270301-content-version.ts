import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/** What visitors read of. Of a file they read as soon as it is shown: a new one is shown by what shows it. */
const changes: Record<string, string[]> = {
  category: ['insert', 'update', 'delete'],
  subcategory: ['insert', 'update', 'delete'],
  formerSlug: ['insert', 'update', 'delete'],
  design: ['insert', 'update', 'delete'],
  designChange: ['insert'],
  service: ['insert', 'update', 'delete'],
  pricingImage: ['insert', 'update', 'delete'],
  testimonial: ['insert', 'update', 'delete'],
  banner: ['insert', 'update', 'delete'],
  setting: ['insert', 'update', 'delete'],
  file: ['update of "altText", "focusX", "focusY"', 'delete'],
}

/**
 * Several processes on one database tell each other that what visitors read has changed: on PostgreSQL by announcements, to
 * which that of a deleted file is added; on SQLite by a value that is another after each change, so that also after a
 * restore none comes twice.
 */
async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'postgres') {
    await sql`create trigger "announceDeletedFile" after delete on file
      for each statement execute function "announceContent"()`.execute(db)
    return
  }
  await db.schema
    .createTable('contentVersion')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
  await sql`insert into "contentVersion" (id, value) values (1, hex(randomblob(12)))`.execute(db)
  for (const [table, events] of Object.entries(changes))
    for (const event of events)
      await sql
        .raw(`create trigger "moveContent_${table}_${event.split(' ')[0]}" after ${event} on "${table}"
          begin update "contentVersion" set value = hex(randomblob(12)) where id = 1; end`)
        .execute(db)
}

export const migration: Migration = { needsRestart: false, up }
