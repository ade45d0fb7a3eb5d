import type { Kysely } from 'kysely'

/** What the long lists are ordered, counted and narrowed by. */
export async function up(db: Kysely<unknown>) {
  await index(db, 'design', ['updatedAt', 'id'])
  await index(db, 'design', ['categoryId', 'subcategoryId'])
  await index(db, 'attachment', ['ownerId', 'role', 'alt'])
}

function index(db: Kysely<unknown>, name: string, columns: string[]) {
  return db.schema
    .createIndex(`${name}_${columns.join('_')}`)
    .on(name)
    .columns(columns)
    .execute()
}
