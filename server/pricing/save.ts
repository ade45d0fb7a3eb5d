import { limits } from '#contract/limits.ts'
import { pricingMessages } from '#contract/messages.ts'
import { type PricingCreate, type PricingUpdate, pricingTypes } from '#contract/pricing.ts'
import type { Db } from '../database/schema.ts'
import { changeAlt, writeAttachments } from '../files/attachments.ts'
import { requireKind } from '../files/kinds.ts'
import { pricingColumns } from './columns.ts'
import { pricingImages } from './repository.ts'

/** @returns the new pricing image's id */
export async function createPricingImage(
  tx: Db,
  { fileId, alt = '', ...input }: PricingCreate,
): Promise<string> {
  await requirePricingFile(tx, fileId)
  const id = await pricingImages.insert(tx, pricingColumns.row(input))
  await writeAttachments(tx, { kind: 'pricingImage', id, role: 'image' }, [{ fileId, alt }], 'fileId')
  return id
}

/** @throws AppError 400 where a file is none that a pricing image shows */
export function requirePricingFile(tx: Db, fileId: string): Promise<void> {
  return requireKind(tx, fileId, {
    field: 'fileId',
    types: (type) => pricingTypes.some((accepted) => accepted === type),
    wrongType: pricingMessages.wrongType,
    most: limits.file.pricing - 1,
    tooLarge: pricingMessages.tooLarge,
  })
}

export async function changePricingImage(
  tx: Db,
  id: string,
  { alt, updatedAt, ...input }: PricingUpdate,
): Promise<void> {
  const current = await pricingImages.require(tx, id)
  await pricingImages.update(tx, current, updatedAt, pricingColumns.changes(input))
  if (alt !== undefined) await changeAlt(tx, { kind: 'pricingImage', id, role: 'image' }, alt)
}

export async function removePricingImage(tx: Db, id: string): Promise<void> {
  await pricingImages.remove(tx, id)
}
