import { z } from 'zod'
import { displayOrder, stored, text, updatedAt } from './fields.ts'
import { fileReference, image } from './file.ts'
import { limits } from './limits.ts'

const alt = text('Alternative text', limits.alt)

export const pricingCreate = z.object({
  fileId: z.preprocess(
    (value) => value ?? '',
    z.string({ error: 'File not found' }).min(1, 'No file provided').pipe(fileReference),
  ),
  alt: alt.optional(),
  displayOrder: displayOrder.optional(),
})
export type PricingCreate = z.infer<typeof pricingCreate>

/** A pricing image keeps its file: another picture is another pricing image. */
export const pricingUpdate = z.object({ alt, displayOrder, updatedAt }).partial()
export type PricingUpdate = z.infer<typeof pricingUpdate>

export const pricingImage = z.object({ ...stored, ...image.shape, displayOrder: z.number() })
export type PricingImage = z.infer<typeof pricingImage>

/** What a pricing image without a text of its own is answered with. */
export const pricingAlt = 'Pricing'

export const pricingTypes = ['image/png', 'image/jpeg'] as const
