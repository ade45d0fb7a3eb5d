import type { Kysely } from 'kysely'

/** What a house is: the plot that it was drawn for, its rooms, its storeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('design').addColumn('house', 'text').execute()
}
