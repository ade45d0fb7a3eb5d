import type { Design, DesignSummary } from '#contract/design.ts'
import { findCategory, findSubcategoryOnceCalled } from '../categories/repository.ts'
import type { Db } from '../database/schema.ts'
import { type Attachment, designImageOf, readAttachments } from '../files/attachments.ts'
import { detailColumns, summaryColumns } from './columns.ts'
import { type DesignRow, findDesign, findDesignRows } from './repository.ts'

/** Designs as a list shows them, in the order of `ids`. */
export async function readDesigns(db: Db, ids: string[]): Promise<DesignSummary[]> {
  const rows = new Map((await findDesignRows(db, ids)).map((row) => [row.id, row]))
  const pictures = Map.groupBy(await readAttachments(db, ids, ['image']), ({ ownerId }) => ownerId)
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [summaryOf(row, pictures.get(id) ?? [])] : []
  })
}

/** One whole design by id or code. */
export async function readDesign(db: Db, idOrCode: string): Promise<Design | undefined> {
  const found = await findDesign(db, idOrCode)
  if (!found) return undefined
  const [summary] = await readDesigns(db, [found.id])
  return summary && { ...summary, ...detailColumns.values(found) }
}

function summaryOf(row: DesignRow, pictures: Attachment[]): DesignSummary {
  return {
    _id: row.id,
    code: row.code,
    ...summaryColumns.values(row),
    category: { _id: row.categoryId, name: row.categoryName, slug: row.categorySlug },
    categoryName: row.categoryName,
    subcategory: { name: row.subcategoryName, slug: row.subcategorySlug },
    images: pictures.map((picture) => designImageOf(picture, row.title)),
    isStatic: false,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/**
 * Some properties of a design as they were written down a while ago, with what its category and subcategory are called today.
 * @param stored the design as it is
 * @param writtenIn the id of the row that has them
 */
export async function placedToday(
  db: Db,
  written: Partial<Design>,
  stored: Design,
  writtenIn: string,
): Promise<Partial<Design>> {
  const { category, subcategory } = written
  const found = category && (await findCategory(db, category._id))
  const called =
    subcategory &&
    (await findSubcategoryOnceCalled(db, (category ?? stored.category)._id, subcategory.name, writtenIn))
  return {
    ...written,
    ...(found && {
      category: { _id: found.id, name: found.name, slug: found.slug },
      categoryName: found.name,
    }),
    ...(called && { subcategory: { name: called.name, slug: called.slug } }),
  }
}
