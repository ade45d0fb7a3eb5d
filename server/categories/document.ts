import type { Category } from '#contract/category.ts'
import type { Db } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { countDesigns, listCategories, listSubcategories } from './repository.ts'

/** Categories as every answer shows them: with their subcategories, pictures and counts of designs. */
export async function readCategories(
  db: Db,
  filter: { ids?: string[]; page: number; limit: number },
): Promise<Category[]> {
  const rows = await listCategories(db, filter)
  const ids = rows.map(({ id }) => id)
  const subcategories = await listSubcategories(db, ids)
  const counts = await countDesigns(db, ids)
  const pictures = await readAttachments(
    db,
    subcategories.map(({ id }) => id),
  )

  function subcategoriesOf(categoryId: string) {
    return subcategories
      .filter((subcategory) => subcategory.categoryId === categoryId)
      .map(({ id, name, slug, description }) => {
        const picture = pictures.find(({ ownerId }) => ownerId === id)
        const designCount = Number(counts.find(({ subcategoryId }) => subcategoryId === id)?.count ?? 0)
        return {
          _id: id,
          name,
          slug,
          description,
          image: picture ? imageOf(picture, name) : null,
          designCount,
        }
      })
  }

  return rows.map(({ id, name, slug, description, createdAt, updatedAt }) => {
    const own = subcategoriesOf(id)
    const designCount = own.reduce((sum, subcategory) => sum + subcategory.designCount, 0)
    return { _id: id, name, slug, description, subcategories: own, designCount, createdAt, updatedAt }
  })
}

export async function readCategory(db: Db, id: string): Promise<Category | undefined> {
  const [category] = await readCategories(db, { ids: [id], page: 1, limit: 1 })
  return category
}
