import type { ExpressionBuilder, Updateable } from 'kysely'
import { nameKey, slugOf } from '#contract/identity.ts'
import { categoryMessages } from '#contract/messages.ts'
import { orderedRepository } from '../database/ordered.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'

export const categories = orderedRepository('category', 'category', categoryMessages.notFound, 'oldest first')

/** The first categories that visitors see. */
export function listShownCategories(db: Db, limit: number) {
  return db
    .selectFrom('category')
    .select('name')
    .where(isShown)
    .orderBy('displayOrder')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** As `isShown` of the contract says it of a document. */
export function isShown({ or, exists, selectFrom, eb }: ExpressionBuilder<Schema, 'category'>) {
  const design = selectFrom('design').select('design.id').whereRef('design.categoryId', '=', 'category.id')
  return or([eb('category.hideWhenEmpty', '=', 0), exists(design)])
}

export function findCategory(db: Db, id: string) {
  return db.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirst()
}

export function listSubcategories(db: Db, categoryIds: string[]) {
  if (categoryIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('subcategory')
    .selectAll()
    .where('categoryId', 'in', categoryIds)
    .orderBy('position')
    .execute()
}

export function findSubcategory(db: Db, categoryId: string, name: string) {
  return db
    .selectFrom('subcategory')
    .selectAll()
    .where('categoryId', '=', categoryId)
    .where('nameKey', '=', nameKey(name))
    .executeTakeFirst()
}

/** How many designs each subcategory of the categories has. */
export function countDesigns(db: Db, categoryIds: string[]) {
  if (categoryIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('design')
    .select(({ fn }) => ['categoryId', 'subcategoryId', fn.countAll<number>().as('count')])
    .where('categoryId', 'in', categoryIds)
    .groupBy(['categoryId', 'subcategoryId'])
    .execute()
}

/** The category that has the slug now, or else the one that had it last. */
export async function findCategoryIdBySlug(db: Db, slug: string): Promise<string | undefined> {
  const current = await db.selectFrom('category').select('id').where('slug', '=', slug).executeTakeFirst()
  if (current) return current.id
  const former = await db
    .selectFrom('formerSlug')
    .select('categoryId')
    .where('slug', '=', slug)
    .where('subcategoryId', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return former?.categoryId
}

/** The slug that a subcategory has now which had `slug` before a rename. */
export async function findRenamedSubcategory(db: Db, categoryId: string, slug: string) {
  const former = await db
    .selectFrom('formerSlug')
    .innerJoin('subcategory', 'subcategory.id', 'formerSlug.subcategoryId')
    .select('subcategory.slug')
    .where('formerSlug.categoryId', '=', categoryId)
    .where('formerSlug.slug', '=', slug)
    .orderBy('formerSlug.id', 'desc')
    .executeTakeFirst()
  return former?.slug
}

/** What may be said of a category; an undefined field stays as it is. */
type CategoryFields = Pick<
  Updateable<Schema['category']>,
  'description' | 'inMenu' | 'hideWhenEmpty' | 'displayOrder'
>

/** A new category stands last where no place is given. */
export async function insertCategory(db: Db, { name, ...fields }: CategoryFields & { name: string }) {
  const now = new Date().toISOString()
  const { last } = await db
    .selectFrom('category')
    .select(({ fn }) => fn.max('displayOrder').as('last'))
    .executeTakeFirstOrThrow()
  const { description = '', displayOrder = last ?? 0, ...flags } = fields
  return db
    .insertInto('category')
    .values({
      id: newId(),
      ...nameFields(name),
      ...flags,
      description,
      displayOrder,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateCategory(
  db: Db,
  id: string,
  { name, ...fields }: CategoryFields & { name: string; updatedAt: string },
) {
  return db
    .updateTable('category')
    .set({ ...nameFields(name), ...fields })
    .where('id', '=', id)
    .execute()
}

function nameFields(name: string) {
  return { name, nameKey: nameKey(name), slug: slugOf(name) }
}

export function deleteCategory(db: Db, id: string) {
  return db.deleteFrom('category').where('id', '=', id).execute()
}

export function insertFormerSlug(
  db: Db,
  {
    slug,
    categoryId,
    subcategoryId = null,
  }: { slug: string; categoryId: string; subcategoryId?: string | null },
) {
  return db.insertInto('formerSlug').values({ id: newId(), slug, categoryId, subcategoryId }).execute()
}

interface SubcategoryFields {
  name: string
  description: string
  position: number
}

export function insertSubcategory(
  db: Db,
  categoryId: string,
  { name, description, position }: SubcategoryFields,
) {
  return db
    .insertInto('subcategory')
    .values({
      id: newId(),
      categoryId,
      name,
      nameKey: nameKey(name),
      slug: slugOf(name),
      description,
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export function updateSubcategory(db: Db, id: string, { name, description, position }: SubcategoryFields) {
  return db
    .updateTable('subcategory')
    .set({ name, nameKey: nameKey(name), slug: slugOf(name), description, position })
    .where('id', '=', id)
    .execute()
}

/** Gives the subcategories names that nobody has, so that two of them can change names with each other. */
export function parkSubcategories(db: Db, categoryId: string) {
  return db
    .updateTable('subcategory')
    .set(({ ref }) => ({ nameKey: ref('id'), slug: ref('id') }))
    .where('categoryId', '=', categoryId)
    .execute()
}

export function deleteSubcategory(db: Db, id: string) {
  return db.deleteFrom('subcategory').where('id', '=', id).execute()
}
