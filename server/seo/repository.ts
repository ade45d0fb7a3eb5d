import { isShown } from '../categories/repository.ts'
import type { Db } from '../database/schema.ts'

/** Every category that visitors see with each of its subcategories, and when a design of that subcategory last changed. */
export function listPlacements(db: Db) {
  return db
    .selectFrom('category')
    .leftJoin('subcategory', 'subcategory.categoryId', 'category.id')
    .leftJoin('design', 'design.subcategoryId', 'subcategory.id')
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

/** Every design, and the pictures that designs show. */
export async function listDesignPages(db: Db) {
  const [designs, pictures] = await Promise.all([
    db.selectFrom('design').select(['id', 'code', 'updatedAt']).orderBy('id').execute(),
    db
      .selectFrom('attachment')
      .innerJoin('design', 'design.id', 'attachment.ownerId')
      .select(['ownerId', 'fileId'])
      .where('role', '=', 'image')
      .orderBy('ownerId')
      .orderBy('position')
      .execute(),
  ])
  return { designs, pictures }
}
