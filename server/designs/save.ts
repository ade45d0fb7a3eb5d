import type { Updateable } from 'kysely'
import type { DesignCreate, DesignUpdate } from '#contract/design.ts'
import { sortKey } from '#contract/identity.ts'
import { designMessages } from '#contract/messages.ts'
import { isDiscount } from '#contract/prices.ts'
import { findCategory, findSubcategory } from '../categories/repository.ts'
import { isStale, nextVersion } from '../database/conflicts.ts'
import { nextNumber } from '../database/counter.ts'
import type { Db, Schema } from '../database/schema.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { removeAttachments, writeAttachments } from '../files/attachments.ts'
import { newId } from '../ids.ts'
import { codeOf, firstNumber } from './codes.ts'
import { toPaise, toRupees } from './money.ts'
import { deleteDesign, findDesign, insertDesign, replaceTags, updateDesign } from './repository.ts'
import { indexDesigns, unindexDesign } from './search.ts'

/** @returns the new design's id */
export async function createDesign(tx: Db, input: DesignCreate): Promise<string> {
  requireDiscount(input.basePrice, input.discountPrice)
  const { category, subcategory } = await placeOf(tx, input.category.toLowerCase(), input.subcategory)
  const number = await nextNumber(tx, 'design', firstNumber)
  const id = newId()
  const now = new Date().toISOString()
  await insertDesign(tx, {
    ...emptyColumns,
    ...columnsOf(input),
    title: input.title,
    titleKey: sortKey(input.title),
    id,
    number,
    code: codeOf(category.slug, number),
    categoryId: category.id,
    subcategoryId: subcategory.id,
    createdAt: now,
    updatedAt: now,
  })
  await saveParts(tx, { id, number }, input)
  return id
}

/** Replaces the fields that the input carries. */
export async function changeDesign(tx: Db, idOrCode: string, input: DesignUpdate): Promise<void> {
  const current = await findDesign(tx, idOrCode)
  if (!current) throw notFound(designMessages.notFound)
  if (isStale(input.updatedAt, current.updatedAt)) throw conflict('changed-meanwhile', designMessages.changed)
  requireDiscount(
    input.basePrice === undefined ? toRupees(current.basePrice) : input.basePrice,
    input.discountPrice === undefined ? toRupees(current.discountPrice) : input.discountPrice,
  )
  await updateDesign(tx, current.id, {
    ...columnsOf(input),
    ...(await movedTo(tx, current, input)),
    updatedAt: nextVersion(current.updatedAt),
  })
  await saveParts(tx, current, input)
}

/** @returns the deleted design's id */
export async function removeDesign(tx: Db, idOrCode: string): Promise<void> {
  const current = await findDesign(tx, idOrCode)
  if (!current) throw notFound(designMessages.notFound)
  await removeAttachments(tx, [current.id])
  await unindexDesign(tx, current.number)
  await deleteDesign(tx, current.id)
}

async function saveParts(tx: Db, { id, number }: { id: string; number: number }, input: DesignUpdate) {
  if (input.tags) await replaceTags(tx, id, input.tags)
  if (input.images) await writeAttachments(tx, { ownerId: id, role: 'image', field: 'images' }, input.images)
  await indexDesigns(tx, { number })
}

function requireDiscount(basePrice?: number | null, discountPrice?: number | null) {
  if (!isDiscount(basePrice, discountPrice))
    throw invalid('discountPrice', designMessages.discountAboveBase, 'discount-above-base')
}

/** The category and subcategory that a design goes to. */
async function placeOf(tx: Db, categoryId: string, subcategoryName: string) {
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
  const { category, subcategory } = await placeOf(tx, categoryId, name)
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

const emptyColumns = {
  description: '',
  shortDescription: '',
  detailedDescription: '',
  featured: 0,
  trending: 0,
  basePrice: null,
  discountPrice: null,
  tags: '[]',
  materials: '[]',
  colors: '[]',
  features: '[]',
  dimensions: null,
  area: null,
}

/** The columns that the input carries, as the database keeps them. */
function columnsOf(input: DesignUpdate): Updateable<Schema['design']> {
  const { title, description, shortDescription, detailedDescription, area } = input
  const columns = {
    title,
    titleKey: title === undefined ? undefined : sortKey(title),
    description,
    shortDescription,
    detailedDescription,
    area,
    featured: input.featured === undefined ? undefined : Number(input.featured),
    trending: input.trending === undefined ? undefined : Number(input.trending),
    basePrice: input.basePrice === undefined ? undefined : toPaise(input.basePrice),
    discountPrice: input.discountPrice === undefined ? undefined : toPaise(input.discountPrice),
    tags: asJson(input.tags),
    materials: asJson(input.materials),
    colors: asJson(input.colors),
    features: asJson(input.features),
    dimensions: input.dimensions === null ? null : asJson(input.dimensions),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

function asJson(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}
