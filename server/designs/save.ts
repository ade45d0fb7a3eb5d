import type { Design, DesignCreate, DesignUpdate } from '#contract/design.ts'
import { inOneLine } from '#contract/fields.ts'
import { designMessages, versionMessages } from '#contract/messages.ts'
import { isDiscount } from '#contract/prices.ts'
import { findCategory, findSubcategory } from '../categories/repository.ts'
import { isStale, nextVersion } from '../database/conflicts.ts'
import { nextNumber } from '../database/counter.ts'
import { toRupees } from '../database/money.ts'
import type { Db } from '../database/schema.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { writeAttachments } from '../files/attachments.ts'
import { requirePictures } from '../files/kinds.ts'
import { newId } from '../ids.ts'
import { savedVisibility } from '../publishing/visibility.ts'
import { codeOf, firstNumber } from './codes.ts'
import { designColumns } from './columns.ts'
import { attachDetailFiles } from './detail.ts'
import { deleteDesign, findDesign, insertDesign, updateDesign } from './repository.ts'

/** @returns the new design's id */
export async function createDesign(tx: Db, input: DesignCreate): Promise<string> {
  requireDiscount(input.basePrice, input.discountPrice)
  const { category, subcategory } = await findPlacement(tx, input.category.toLowerCase(), input.subcategory)
  const number = await nextNumber(tx, 'design', firstNumber)
  const id = newId()
  const now = new Date().toISOString()
  await insertDesign(tx, {
    ...designColumns.row(input),
    ...savedVisibility(input),
    id,
    number,
    code: await codeOf(category.slug, number),
    categoryId: category.id,
    subcategoryId: subcategory.id,
    createdAt: now,
    updatedAt: now,
  })
  await saveFiles(tx, id, input)
  return id
}

/** Replaces the fields that the input carries. */
export async function changeDesign(tx: Db, idOrCode: string, input: DesignUpdate): Promise<void> {
  const current = await findDesign(tx, idOrCode)
  if (!current) throw notFound(designMessages.notFound)
  if (isStale(input.updatedAt, current.updatedAt)) throw conflict('changed-meanwhile', designMessages.changed)
  const { basePrice = toRupees(current.basePrice), discountPrice = toRupees(current.discountPrice) } = input
  requireDiscount(basePrice, discountPrice)
  await updateDesign(tx, current.id, {
    ...designColumns.changes(input),
    ...savedVisibility(input, current),
    ...(await movedTo(tx, current, input)),
    updatedAt: nextVersion(current.updatedAt),
  })
  await saveFiles(tx, current.id, input)
}

/**
 * Changes a design back.
 * @param version the design as it was
 */
export async function restoreDesign(
  tx: Db,
  id: string,
  input: DesignUpdate,
  version: Pick<Design, 'category'>,
): Promise<void> {
  if (input.category !== undefined) await requireOutOfTrash(tx, version.category._id)
  return changeDesign(tx, id, input)
}

async function requireOutOfTrash(tx: Db, categoryId: string): Promise<void> {
  const trashed = await tx.selectFrom('trash').select('name').where('id', '=', categoryId).executeTakeFirst()
  if (trashed) throw invalid('category', versionMessages.categoryInTrash(trashed.name), 'unknown-reference')
}

/** @throws AppError 404 where there is none */
export async function removeDesign(tx: Db, idOrCode: string): Promise<void> {
  const current = await findDesign(tx, idOrCode)
  if (!current) throw notFound(designMessages.notFound)
  await deleteDesign(tx, current.id)
}

async function saveFiles(tx: Db, id: string, { images, detailedDescription }: DesignUpdate): Promise<void> {
  if (detailedDescription !== undefined) await attachDetailFiles(tx, id, detailedDescription)
  if (!images) return
  await requirePictures(
    tx,
    images.map(({ fileId }) => fileId),
    'images',
  )
  await writeAttachments(tx, { kind: 'design', id, role: 'image' }, images, 'images')
}

function requireDiscount(basePrice?: number | null, discountPrice?: number | null) {
  if (!isDiscount(basePrice, discountPrice))
    throw invalid('discountPrice', designMessages.discountAboveBase, 'discount-above-base')
}

/** The category and subcategory that a body names, as they are stored or as they were sent to be. @throws AppError 400 where either does not exist */
async function findPlacement(tx: Db, categoryId: string, subcategoryName: string) {
  const category = await findCategory(tx, categoryId)
  if (!category) throw invalid('category', designMessages.categoryMissing, 'unknown-reference')
  const subcategory =
    (await findSubcategory(tx, category.id, subcategoryName)) ??
    (await findSubcategory(tx, category.id, inOneLine(subcategoryName).trim()))
  if (!subcategory) throw invalid('subcategory', designMessages.subcategoryMissing, 'unknown-reference')
  return { category, subcategory }
}

async function movedTo(
  tx: Db,
  current: { categoryId: string; subcategoryId: string },
  input: DesignUpdate,
): Promise<{ categoryId?: string; subcategoryId?: string }> {
  if (input.category === undefined && input.subcategory === undefined) return {}
  const name = input.subcategory ?? (await subcategoryName(tx, current.subcategoryId))
  const categoryId = input.category?.toLowerCase() ?? current.categoryId
  const { category, subcategory } = await findPlacement(tx, categoryId, name)
  return { categoryId: category.id, subcategoryId: subcategory.id }
}

async function subcategoryName(tx: Db, id: string): Promise<string> {
  const { name } = await tx
    .selectFrom('subcategory')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return name
}
