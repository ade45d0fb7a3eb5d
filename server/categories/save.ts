import {
  type CategoryCreate,
  type CategoryUpdate,
  repeatedName,
  type SubcategoryInput,
} from '#contract/category.ts'
import { nameKey, slugOf } from '#contract/identity.ts'
import { categoryMessages } from '#contract/messages.ts'
import { changedMessage, isStale, isUniqueViolation, nextVersion } from '../database/conflicts.ts'
import type { Db } from '../database/schema.ts'
import { conflict, notFound } from '../errors.ts'
import { removeAttachments, writeAttachments } from '../files/attachments.ts'
import { requirePictures } from '../files/kinds.ts'
import { savedVisibility } from '../publishing/visibility.ts'
import { categoryColumns } from './columns.ts'
import {
  countDesigns,
  deleteCategory,
  deleteSubcategory,
  findCategory,
  insertCategory,
  insertFormerSlug,
  insertSubcategory,
  listSubcategories,
  parkSubcategories,
  updateCategory,
  updateSubcategory,
} from './repository.ts'

type SubcategoryRow = Awaited<ReturnType<typeof listSubcategories>>[number]

/** @returns the new category's id */
export async function createCategory(tx: Db, input: CategoryCreate): Promise<string> {
  return refusingTakenNames(async () => {
    const { id } = await insertCategory(tx, input)
    await saveSubcategories(tx, id, input.subcategories ?? [])
    return id
  })
}

/** Renames carry the category's designs along, and old slugs are remembered. */
export function changeCategory(tx: Db, id: string, input: CategoryUpdate): Promise<void> {
  return saveCategory(tx, id, input)
}

/** Changes a category back: a subcategory that was taken away is again the one that it was. */
export function restoreCategory(tx: Db, id: string, input: CategoryUpdate): Promise<void> {
  return saveCategory(tx, id, input, { keepsIds: true })
}

async function saveCategory(
  tx: Db,
  id: string,
  input: CategoryUpdate,
  { keepsIds = false } = {},
): Promise<void> {
  const current = await findCategory(tx, id)
  if (!current) throw notFound(categoryMessages.notFound)
  if (isStale(input.updatedAt, current.updatedAt))
    throw conflict('changed-meanwhile', changedMessage('category'))
  const name = input.name ?? current.name
  await refusingTakenNames(async () => {
    await updateCategory(tx, id, {
      ...categoryColumns.changes({ ...input, name }),
      ...savedVisibility(input, current),
      updatedAt: nextVersion(current.updatedAt),
    })
    if (slugOf(name) !== current.slug) await insertFormerSlug(tx, { slug: current.slug, categoryId: id })
    if (input.subcategories) await saveSubcategories(tx, id, input.subcategories, keepsIds)
  })
}

export async function removeCategory(tx: Db, id: string): Promise<void> {
  const designs = (await countDesigns(tx, [id])).reduce((sum, { count }) => sum + Number(count), 0)
  if (designs > 0) throw conflict('in-use', categoryMessages.inUse(designs))
  await deleteCategory(tx, id)
}

/** Makes the list the category's own: known by id or by name, the rest are new, what is missing goes. */
async function saveSubcategories(
  tx: Db,
  categoryId: string,
  inputs: SubcategoryInput[],
  keepsIds = false,
): Promise<void> {
  const repeated = repeatedName(inputs)
  if (repeated >= 0)
    throw conflict('name-taken', categoryMessages.subcategoryTaken, `subcategories.${repeated}.name`)
  const stored = await listSubcategories(tx, [categoryId])
  const matched = matchStored(stored, inputs)
  await removeMissing(
    tx,
    categoryId,
    stored.filter((row) => ![...matched.values()].includes(row)),
  )
  await parkSubcategories(tx, categoryId)
  for (const [position, input] of inputs.entries()) {
    const before = matched.get(input)
    const fields = { ...input, description: input.description ?? undefined, position }
    const own = keepsIds ? (input._id ?? undefined) : undefined
    const id = before?.id ?? (await insertSubcategory(tx, categoryId, fields, own)).id
    if (before) {
      await updateSubcategory(tx, id, fields)
      if (before.slug !== slugOf(input.name))
        await insertFormerSlug(tx, { slug: before.slug, categoryId, subcategoryId: id })
    }
    if (input.image !== undefined) {
      const owner = { kind: 'subcategory', id, role: 'image' } as const
      const field = `subcategories.${position}.image`
      if (input.image) await requirePictures(tx, [input.image.fileId], field)
      await writeAttachments(tx, owner, input.image ? [input.image] : [], field)
    }
  }
}

function matchStored(stored: SubcategoryRow[], inputs: SubcategoryInput[]) {
  const matched = new Map<SubcategoryInput, SubcategoryRow>()
  const free = new Set(stored)
  const match = (input: SubcategoryInput, row: SubcategoryRow | undefined) => {
    if (!row || !free.delete(row)) return
    matched.set(input, row)
  }
  for (const input of inputs)
    match(
      input,
      stored.find(({ id }) => id === input._id),
    )
  for (const input of inputs)
    if (!matched.has(input))
      match(
        input,
        stored.find((row) => row.nameKey === nameKey(input.name)),
      )
  return matched
}

async function removeMissing(tx: Db, categoryId: string, missing: SubcategoryRow[]): Promise<void> {
  const counts = await countDesigns(tx, [categoryId])
  for (const { id } of missing) {
    const designs = Number(counts.find(({ subcategoryId }) => subcategoryId === id)?.count ?? 0)
    if (designs > 0) throw conflict('in-use', categoryMessages.subcategoryInUse(designs), 'subcategories')
    await removeAttachments(tx, [id])
    await deleteSubcategory(tx, id)
  }
}

/** The database's own word on unique names; two names that make one slug count as the same. */
async function refusingTakenNames<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const isSubcategory = /subcategory/.test(`${(error as Error).message}`)
    throw isSubcategory
      ? conflict('name-taken', categoryMessages.subcategoryTaken, 'subcategories')
      : conflict('name-taken', categoryMessages.taken, 'name')
  }
}
