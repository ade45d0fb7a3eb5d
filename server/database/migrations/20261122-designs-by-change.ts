import type { Kysely } from 'kysely'

/** The list of designs, those changed last first. */
export async function up(db: Kysely<unknown>) {
  await db.schema.createIndex('design_updatedAt_id').on('design').columns(['updatedAt', 'id']).execute()
}
