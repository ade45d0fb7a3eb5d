import type { Selectable } from 'kysely'
import { type PricingImage, pricingAlt } from '#contract/pricing.ts'
import type { Db, Schema } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { pricingColumns } from './columns.ts'

/** Pricing images as every response shows them. */
export async function readPricingImages(
  db: Db,
  rows: Selectable<Schema['pricingImage']>[],
): Promise<PricingImage[]> {
  const pictures = await readAttachments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, createdAt, updatedAt, ...row }) => {
    const picture = pictures.find(({ ownerId }) => ownerId === id)
    if (!picture) return []
    return [{ _id: id, ...imageOf(picture, pricingAlt), ...pricingColumns.values(row), createdAt, updatedAt }]
  })
}
