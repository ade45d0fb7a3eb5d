import type { Selectable } from 'kysely'
import type { Category } from '#contract/category.ts'
import type { Db, Schema } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { everything } from '../publishing/scope.ts'
import { categoryColumns, subcategoryColumns } from './columns.ts'
import { countDesigns, findCategory, listSubcategories } from './repository.ts'

/** Categories as responses show them: with their subcategories, pictures and counts of designs, of those in the scope. */
export async function readCategories(
  db: Db,
  rows: Selectable<Schema['category']>[],
  scope = everything,
): Promise<Category[]> {
  const ids = rows.map(({ id }) => id)
  const subcategories = await listSubcategories(db, ids)
  const counts = await countDesigns(db, ids, scope)
  const pictures = await readAttachments(
    db,
    subcategories.map(({ id }) => id),
  )

  function subcategoriesOf(categoryId: string) {
    return subcategories
      .filter((subcategory) => subcategory.categoryId === categoryId)
      .map(({ id, slug, ...row }) => {
        const picture = pictures.find(({ ownerId }) => ownerId === id)
        const designCount = Number(counts.find(({ subcategoryId }) => subcategoryId === id)?.count ?? 0)
        return {
          _id: id,
          ...subcategoryColumns.values(row),
          slug,
          image: picture ? imageOf(picture, row.name) : null,
          designCount,
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

export async function readCategory(db: Db, id: string, scope = everything): Promise<Category | undefined> {
  const row = await findCategory(db, id)
  return row && (await readCategories(db, [row], scope))[0]
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
