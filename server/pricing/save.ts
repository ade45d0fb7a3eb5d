import { limits } from '#contract/limits.ts'
import { pricingMessages } from '#contract/messages.ts'
import { type PricingCreate, type PricingUpdate, pricingTypes } from '#contract/pricing.ts'
import type { Db } from '../database/schema.ts'
import { changeAlt, removeAttachments, writeAttachments } from '../files/attachments.ts'
import { requireKind } from '../files/kinds.ts'
import { pricingImages } from './repository.ts'

/** @returns the new pricing image's id */
export function createPricingImage(
  db: Db,
  { fileId, alt = '', displayOrder }: PricingCreate,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await requireKind(tx, fileId, {
      field: 'fileId',
      types: (type) => pricingTypes.some((accepted) => accepted === type),
      wrongType: pricingMessages.wrongType,
      most: limits.file.pricing - 1,
      tooLarge: pricingMessages.tooLarge,
    })
    const id = await pricingImages.insert(tx, { displayOrder })
    await writeAttachments(tx, { ownerId: id, role: 'image', field: 'fileId' }, [{ fileId, alt }])
    return id
  })
}

export function changePricingImage(
  db: Db,
  id: string,
  { alt, displayOrder, updatedAt }: PricingUpdate,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await pricingImages.update(tx, await pricingImages.require(tx, id), updatedAt, { displayOrder })
    if (alt !== undefined) await changeAlt(tx, { ownerId: id, role: 'image' }, alt)
    return id
  })
}

export function removePricingImage(db: Db, id: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await pricingImages.require(tx, id)
    await removeAttachments(tx, [id])
    await pricingImages.remove(tx, id)
    return id
  })
}
