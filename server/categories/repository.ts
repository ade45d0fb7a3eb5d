import type { ExpressionBuilder, Updateable } from 'kysely'
import type { CategoryCreate } from '#contract/category.ts'
import { nameKey, slugOf } from '#contract/identity.ts'
import { categoryMessages } from '#contract/messages.ts'
import { orderedRepository } from '../database/ordered.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { everything } from '../publishing/scope.ts'
import { savedVisibility } from '../publishing/visibility.ts'
import { categoryColumns, type SubcategoryInList, subcategoryColumns } from './columns.ts'

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
export function isShown({ and, or, exists, selectFrom, eb }: ExpressionBuilder<Schema, 'category'>) {
  const design = selectFrom('design')
    .select('design.id')
    .whereRef('design.categoryId', '=', 'category.id')
    .where('design.isPublic', '=', 1)
  return and([eb('category.isPublic', '=', 1), or([eb('category.hideWhenEmpty', '=', 0), exists(design)])])
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

/** How many designs each subcategory of the categories has; or of those alone that visitors see. */
export function countDesigns(db: Db, categoryIds: string[], { onlyPublic } = everything) {
  if (categoryIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('design')
    .select(({ fn }) => ['categoryId', 'subcategoryId', fn.countAll<number>().as('count')])
    .where('categoryId', 'in', categoryIds)
    .$if(onlyPublic, (query) => query.where('isPublic', '=', 1))
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

/** The name and slug that a subcategory has now which had `slug` before a rename. */
export function findRenamedSubcategory(db: Db, categoryId: string, slug: string) {
  return db
    .selectFrom('formerSlug')
    .innerJoin('subcategory', 'subcategory.id', 'formerSlug.subcategoryId')
    .select(['subcategory.name', 'subcategory.slug'])
    .where('formerSlug.categoryId', '=', categoryId)
    .where('formerSlug.slug', '=', slug)
    .orderBy('formerSlug.id', 'desc')
    .executeTakeFirst()
}

/**
 * The subcategory that a name meant when something was written down: it may have another by now, and the name may be another's. Of
 * one that was deleted since, its namesake.
 * @param writtenIn the id of the row in which the name was written down
 */
export async function findSubcategoryOnceCalled(
  db: Db,
  categoryId: string,
  name: string,
  writtenIn: string,
): Promise<{ name: string; slug: string } | undefined> {
  const renamedSince = await db
    .selectFrom('formerSlug')
    .innerJoin('subcategory', 'subcategory.id', 'formerSlug.subcategoryId')
    .select(['subcategory.name', 'subcategory.slug'])
    .where('formerSlug.categoryId', '=', categoryId)
    .where('formerSlug.slug', '=', slugOf(name))
    .where('formerSlug.id', '>', writtenIn)
    .orderBy('formerSlug.id')
    .executeTakeFirst()
  return renamedSince ?? (await findSubcategoryBySlug(db, categoryId, slugOf(name)))
}

/** Names that differ in letter case and in signs which an address has for one another have one slug: they are one. */
function findSubcategoryBySlug(db: Db, categoryId: string, slug: string) {
  return db
    .selectFrom('subcategory')
    .select(['name', 'slug'])
    .where('categoryId', '=', categoryId)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** Stores a new category, in the last position where the input names none. Its subcategories are stored apart. */
export async function insertCategory(db: Db, input: CategoryCreate) {
  const now = new Date().toISOString()
  const { last } = await db
    .selectFrom('category')
    .select(({ fn }) => fn.max('displayOrder').as('last'))
    .executeTakeFirstOrThrow()
  const row = categoryColumns.row({ ...input, displayOrder: input.displayOrder ?? last ?? 0 })
  return db
    .insertInto('category')
    .values({ ...row, ...savedVisibility(row), id: newId(), createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function updateCategory(db: Db, id: string, changes: Updateable<Schema['category']>) {
  return db.updateTable('category').set(changes).where('id', '=', id).execute()
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

export function insertSubcategory(
  db: Db,
  categoryId: string,
  { position, ...input }: SubcategoryInList,
  id = newId(),
) {
  return db
    .insertInto('subcategory')
    .values({ ...subcategoryColumns.row(input), id, categoryId, position })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export function updateSubcategory(db: Db, id: string, { position, ...input }: SubcategoryInList) {
  return db
    .updateTable('subcategory')
    .set({ ...subcategoryColumns.changes(input), position })
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
