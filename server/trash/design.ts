import { trashMessages } from '#contract/messages.ts'
import type { TrashNeed } from '#contract/trash.ts'
import { type Author, insertActivity } from '../activity/repository.ts'
import { readCategory } from '../categories/document.ts'
import { editableCategories } from '../categories/editable.ts'
import { findCategory, findSubcategory, listSubcategories, updateCategory } from '../categories/repository.ts'
import { nextVersion } from '../database/conflicts.ts'
import type { Db } from '../database/schema.ts'
import { AppError } from '../errors.ts'
import { keepVersion } from '../versions/keep.ts'
import { type Rows, type StoredRow, writeInto } from './rows.ts'

const own = ({ design: [row] = [] }: Rows) =>
  row as { code: string; categoryId: string; subcategoryId: string }
const remembered = ({ subcategory: [row] = [] }: Rows) => row as (StoredRow & { name: string }) | undefined

export function codeOf(rows: Rows): string[] {
  return [own(rows).code]
}

export function categoryOf(rows: Rows): string {
  return own(rows).categoryId
}

/** Its subcategory may be taken out of the category while it lies in the trash. */
export async function withSubcategory(tx: Db, rows: Rows): Promise<Rows> {
  const { subcategoryId } = own(rows)
  const subcategory = await tx.selectFrom('subcategory').selectAll().where('id', '=', subcategoryId).execute()
  return { ...rows, subcategory: subcategory as unknown as StoredRow[] }
}

/**
 * The category or subcategory that a design stood in, where it is not there; a subcategory of the same name will do.
 * @throws AppError 409 where its category is gone for good
 */
export async function missingPlace(tx: Db, rows: Rows): Promise<TrashNeed | undefined> {
  const design = own(rows)
  if (!(await findCategory(tx, design.categoryId))) {
    const category = await tx
      .selectFrom('trash')
      .select('name')
      .where('id', '=', design.categoryId)
      .executeTakeFirst()
    if (!category) throw new AppError('needs-others', trashMessages.categoryGone, { needs: [] })
    return { _id: design.categoryId, kind: 'category', name: category.name }
  }
  const subcategories = await listSubcategories(tx, [design.categoryId])
  if (subcategories.some(({ id }) => id === design.subcategoryId)) return undefined
  const { name = '' } = remembered(rows) ?? {}
  const namesake = await findSubcategory(tx, design.categoryId, name)
  if (!namesake) return { _id: design.subcategoryId, kind: 'subcategory', name }
  design.subcategoryId = namesake.id
  return undefined
}

/** Gives its category back the subcategory that it stood in, behind the others: a change like any other. */
export async function addSubcategory(tx: Db, by: Author, rows: Rows): Promise<void> {
  const { categoryId } = own(rows)
  const before = await readCategory(tx, categoryId)
  const row = remembered(rows)
  if (!before || !row) throw new AppError('needs-others', trashMessages.categoryGone, { needs: [] })
  const positions = (await listSubcategories(tx, [categoryId])).map(({ position }) => position)
  await writeInto(tx, 'subcategory', [{ ...row, position: Math.max(-1, ...positions) + 1 }])
  await updateCategory(tx, categoryId, { updatedAt: nextVersion(before.updatedAt) })
  const after = (await readCategory(tx, categoryId)) ?? before
  const changes = [{ field: 'subcategories' }]
  await keepVersion(tx, editableCategories, { before, after, by, changes })
  const subject = { id: categoryId, name: before.name }
  await insertActivity(tx, { by, action: 'updated', kind: 'category', subject, changes })
}

/** Enquiries lose their design as it is deleted, and keep its code, which no other design ever has. */
export async function linkEnquiries(tx: Db, id: string): Promise<void> {
  const { code } = await tx.selectFrom('design').select('code').where('id', '=', id).executeTakeFirstOrThrow()
  await tx
    .updateTable('enquiry')
    .set({ designId: id })
    .where('aboutCode', '=', code)
    .where('designId', 'is', null)
    .execute()
}
