import { pricingMessages } from '#contract/messages.ts'
import { type PricingImage, pricingAlt, pricingImage, pricingUpdate } from '#contract/pricing.ts'
import type { Db } from '../database/schema.ts'
import type { Editable } from '../versions/editable.ts'
import { readPricingImages } from './document.ts'
import { pricingImages } from './repository.ts'
import { changePricingImage } from './save.ts'

export const editablePricingImages = {
  kind: 'pricing',
  path: '/pricing/{id}',
  tag: 'Pricing images',
  notFound: pricingMessages.notFound,
  response: pricingImage,
  updating: pricingUpdate,
  read: async (db: Db, id: string) => {
    const row = await pricingImages.find(db, id)
    return row && (await readPricingImages(db, [row]))[0]
  },
  nameOf: ({ alt }) => alt,
  bodyOf: ({ alt, isLibraryAlt, prices, note, displayOrder, status, publishAt, unpublishAt }) => ({
    alt: isLibraryAlt || alt === pricingAlt ? '' : alt,
    prices,
    note,
    displayOrder,
    status,
    publishAt,
    unpublishAt,
  }),
  change: changePricingImage,
} satisfies Editable<PricingImage, typeof pricingUpdate>
