import { z } from 'zod'
import { displayOrder, stored, text } from './fields.ts'
import { fileReference, image } from './file.ts'
import { limits } from './limits.ts'

export const pricingCreate = z.object({
  fileId: z.preprocess(
    (value) => value ?? '',
    z.string({ error: 'File not found' }).min(1, 'No file provided').pipe(fileReference),
  ),
  alt: text('Alternative text', limits.alt).optional(),
  displayOrder: displayOrder.optional(),
})
export type PricingCreate = z.infer<typeof pricingCreate>

export const pricingImage = z.object({ ...stored, ...image.shape, displayOrder: z.number() })
export type PricingImage = z.infer<typeof pricingImage>

export const pricingTypes = ['image/png', 'image/jpeg'] as const
