import type { Selectable } from 'kysely'
import type { Category } from '#contract/category.ts'
import type { Db, Schema } from '../database/schema.ts'
import type { DesignCounts } from '../designs/index/counts.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { everything, type Scope } from '../publishing/scope.ts'
import { categoryColumns, subcategoryColumns } from './columns.ts'
import { countDesigns, findCategory, listSubcategories } from './repository.ts'

/**
 * Categories as responses show them: with their subcategories, pictures and counts of designs, of those in the scope.
 * @param counts by subcategory, where they are known; a transaction counts what it has written itself
 */
export async function readCategories(
  db: Db,
  rows: Selectable<Schema['category']>[],
  scope = everything,
  counts?: DesignCounts,
): Promise<Category[]> {
  const ids = rows.map(({ id }) => id)
  const subcategories = await listSubcategories(db, ids)
  const designs = counts ?? (await countedIn(db, ids, scope))
  const pictures = await readAttachments(
    db,
    subcategories.map(({ id }) => id),
  )

  function subcategoriesOf(categoryId: string) {
    return subcategories
      .filter((subcategory) => subcategory.categoryId === categoryId)
      .map(({ id, slug, ...row }) => {
        const picture = pictures.find(({ ownerId }) => ownerId === id)
        return {
          _id: id,
          ...subcategoryColumns.values(row),
          slug,
          image: picture ? imageOf(picture, row.name) : null,
          designCount: designs.get(id) ?? 0,
        }
      })
  }

  return rows.map(({ id, slug, createdAt, updatedAt, ...row }) => {
    const own = subcategoriesOf(id)
    return {
      _id: id,
      ...categoryColumns.values(row),
      slug,
      createdAt,
      updatedAt,
      subcategories: own,
      designCount: own.reduce((sum, subcategory) => sum + subcategory.designCount, 0),
    }
  })
}

async function countedIn(db: Db, ids: string[], scope: Scope): Promise<DesignCounts> {
  const counts = await countDesigns(db, ids, scope)
  return new Map(counts.map(({ subcategoryId, count }) => [subcategoryId, Number(count)]))
}

export async function readCategory(
  db: Db,
  id: string,
  scope = everything,
  counts?: DesignCounts,
): Promise<Category | undefined> {
  const row = await findCategory(db, id)
  return row && (await readCategories(db, [row], scope, counts))[0]
}

/** A category with the counts that another answer gives of it: a subcategory that is not there has no designs. */
export function withCountsOf(category: Category, { designCount, subcategories }: Category): Category {
  const counts = new Map(subcategories.map((each) => [each._id, each.designCount]))
  return {
    ...category,
    designCount,
    subcategories: category.subcategories.map((each) => ({
      ...each,
      designCount: counts.get(each._id) ?? 0,
    })),
  }
}
