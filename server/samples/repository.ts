import type { Db } from '../database/schema.ts'

/** Of these slugs, which categories had from the start, those whose category visitors do not see, whatever it is called by now. */
export async function notPublicOf(db: Db, slugs: string[]): Promise<Set<string>> {
  const kept = await db
    .selectFrom('category')
    .select(['slug', 'isPublic'])
    .where('slug', 'in', slugs)
    .execute()
  const renamed = await db
    .selectFrom('formerSlug')
    .innerJoin('category', 'category.id', 'formerSlug.categoryId')
    .select(['formerSlug.slug', 'isPublic'])
    .where('formerSlug.slug', 'in', slugs)
    .where('subcategoryId', 'is', null)
    .orderBy('formerSlug.id')
    .execute()
  const shown = new Map([...renamed, ...kept].map(({ slug, isPublic }) => [slug, isPublic === 1]))
  return new Set(slugs.filter((slug) => shown.get(slug) === false))
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
