import { type Kysely, sql } from 'kysely'
import type { Migration } from '../migrations.ts'

/**
 * Versions named as their author whichever account of the document had the highest id. Who replaced the version before is who
 * saved the next; of the first that is kept nothing better is known.
 */
async function up(db: Kysely<unknown>) {
  const before = (column: string) => sql`(
    select ${sql.ref(`earlier.${column}`)} from version earlier
    where earlier."documentId" = version."documentId" and earlier.kind = version.kind and earlier.id < version.id
    order by earlier.id desc limit 1
  )`
  await sql`
    update version set
      "savedById" = coalesce(${before('replacedById')}, "savedById"),
      "savedByName" = coalesce(${before('replacedByName')}, "savedByName")`.execute(db)
}

export const migration: Migration = { needsRestart: false, up }
