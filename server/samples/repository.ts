import type { Db } from '../database/schema.ts'

/** Whether there is a category that visitors do not see. */
export async function isHiddenCategory(db: Db, slug: string): Promise<boolean> {
  const hidden = await db
    .selectFrom('category')
    .select('id')
    .where('slug', '=', slug)
    .where('isPublic', '=', 0)
    .executeTakeFirst()
  return hidden !== undefined
}

/** The categories that visitors see without any design yet. */
export function listEmptyCategories(db: Db) {
  return db
    .selectFrom('category')
    .select('slug')
    .where('hideWhenEmpty', '=', 0)
    .where('isPublic', '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('design')
            .select('design.id')
            .whereRef('design.categoryId', '=', 'category.id')
            .where('design.isPublic', '=', 1),
        ),
      ),
    )
    .execute()
}
