import { isShown } from '../categories/repository.ts'
import type { Db } from '../database/schema.ts'

/** Every category that visitors see with each of its subcategories, and when a design of that subcategory last changed. */
export function listPlacements(db: Db) {
  return db
    .selectFrom('category')
    .leftJoin('subcategory', 'subcategory.categoryId', 'category.id')
    .leftJoin('design', (join) =>
      join.onRef('design.subcategoryId', '=', 'subcategory.id').on('design.isPublic', '=', 1),
    )
    .select(({ fn }) => [
      'category.slug as categorySlug',
      'category.updatedAt as categoryUpdatedAt',
      'subcategory.slug as subcategorySlug',
      fn.max('design.updatedAt').as('changedAt'),
    ])
    .where(isShown)
    .groupBy([
      'category.id',
      'category.displayOrder',
      'category.slug',
      'category.updatedAt',
      'subcategory.id',
      'subcategory.slug',
      'subcategory.position',
    ])
    .orderBy('category.displayOrder')
    .orderBy('category.id')
    .orderBy('subcategory.position')
    .execute()
}

/** The next designs that visitors see behind an id, with the pictures that they show. */
export async function listDesignPages(db: Db, after: string, count: number) {
  const designs = await db
    .selectFrom('design')
    .innerJoin('category', 'category.id', 'design.categoryId')
    .select(['design.id', 'code', 'design.updatedAt'])
    .where('design.id', '>', after)
    .where('design.isPublic', '=', 1)
    .where('category.isPublic', '=', 1)
    .orderBy('design.id')
    .limit(count)
    .execute()
  const ids = designs.map(({ id }) => id)
  if (ids.length === 0) return { designs, pictures: [] }
  const pictures = await db
    .selectFrom('attachment')
    .select(['ownerId', 'fileId'])
    .where('ownerKind', '=', 'design')
    .where('ownerId', 'in', ids)
    .where('role', '=', 'image')
    .orderBy('ownerId')
    .orderBy('position')
    .execute()
  return { designs, pictures }
}
