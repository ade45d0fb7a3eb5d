import type { Kysely } from 'kysely'

/** A file that is uploaded twice is known by its content. */
export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('file_hash').on('file').column('hash').execute()
}
