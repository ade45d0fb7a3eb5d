import type { Db } from '../database/schema.ts'

/** The categories that have no design yet, and are shown nevertheless. */
export function listEmptyCategories(db: Db) {
  return db
    .selectFrom('category')
    .select('slug')
    .where('hideWhenEmpty', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('design').select('id').whereRef('design.categoryId', '=', 'category.id'))),
    )
    .execute()
}
