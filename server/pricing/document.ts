import type { Selectable } from 'kysely'
import { type PricingImage, pricingAlt } from '#contract/pricing.ts'
import type { Db, Schema } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'

/** Pricing images as every response shows them. */
export async function readPricingImages(
  db: Db,
  rows: Selectable<Schema['pricingImage']>[],
): Promise<PricingImage[]> {
  const pictures = await readAttachments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, ...fields }) => {
    const picture = pictures.find(({ ownerId }) => ownerId === id)
    return picture ? [{ _id: id, ...imageOf(picture, pricingAlt), ...fields }] : []
  })
}
