import type { DesignCreate, DesignUpdate } from '#contract/design.ts'
import { designMessages } from '#contract/messages.ts'
import { isDiscount } from '#contract/prices.ts'
import { findCategory, findSubcategory } from '../categories/repository.ts'
import { isStale, nextVersion } from '../database/conflicts.ts'
import { nextNumber } from '../database/counter.ts'
import { toRupees } from '../database/money.ts'
import type { Db } from '../database/schema.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { removeAttachments, writeAttachments } from '../files/attachments.ts'
import { newId } from '../ids.ts'
import { codeOf, firstNumber } from './codes.ts'
import { designColumns } from './columns.ts'
import { deleteDesign, findDesign, insertDesign, replaceTags, updateDesign } from './repository.ts'
import { indexDesigns, unindexDesign } from './search.ts'

/** @returns the new design's id */
export async function createDesign(tx: Db, input: DesignCreate): Promise<string> {
  requireDiscount(input.basePrice, input.discountPrice)
  const { category, subcategory } = await findPlacement(tx, input.category.toLowerCase(), input.subcategory)
  const number = await nextNumber(tx, 'design', firstNumber)
  const id = newId()
  const now = new Date().toISOString()
  await insertDesign(tx, {
    ...designColumns.row(input),
    id,
    number,
    code: codeOf(category.slug, number),
    categoryId: category.id,
    subcategoryId: subcategory.id,
    createdAt: now,
    updatedAt: now,
  })
  await saveRelated(tx, { id, number }, input)
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
    ...(await movedTo(tx, current, input)),
    updatedAt: nextVersion(current.updatedAt),
  })
  await saveRelated(tx, current, input)
}

/** @returns the deleted design's id */
export async function removeDesign(tx: Db, idOrCode: string): Promise<void> {
  const current = await findDesign(tx, idOrCode)
  if (!current) throw notFound(designMessages.notFound)
  await removeAttachments(tx, [current.id])
  await unindexDesign(tx, current.number)
  await deleteDesign(tx, current.id)
}

async function saveRelated(tx: Db, { id, number }: { id: string; number: number }, input: DesignUpdate) {
  if (input.tags) await replaceTags(tx, id, input.tags)
  if (input.images) await writeAttachments(tx, { kind: 'design', id, role: 'image' }, input.images, 'images')
  await indexDesigns(tx, { number })
}

function requireDiscount(basePrice?: number | null, discountPrice?: number | null) {
  if (!isDiscount(basePrice, discountPrice))
    throw invalid('discountPrice', designMessages.discountAboveBase, 'discount-above-base')
}

/** The category and subcategory that a body names. @throws AppError 400 where either does not exist */
async function findPlacement(tx: Db, categoryId: string, subcategoryName: string) {
  const category = await findCategory(tx, categoryId)
  if (!category) throw invalid('category', designMessages.categoryMissing, 'unknown-reference')
  const subcategory = await findSubcategory(tx, category.id, subcategoryName)
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
