import {
  type PricingImage,
  type PricingUpdate,
  pricingAlt,
  pricingCreate,
  pricingImage,
} from '#contract/pricing.ts'
import { defineForm } from '../forms/define-form.ts'
import { text } from '../forms/field-kinds.ts'
import { publishingForm } from '../publishing/definition.ts'
import { pricedLines } from './priced-lines.ts'

/** The form of a pricing image: a field of the contract is a line here. */
export const pricingForm = defineForm<PricingUpdate, PricingImage>()({
  fields: {
    alt: {
      ...text('Alternative text', pricingCreate.shape.alt.unwrap()),
      typedFrom: (stored = '') => (stored === pricingAlt ? '' : stored),
    },
    prices: pricedLines,
    note: text('Note on the prices', pricingImage.shape.note),
    ...publishingForm,
  },
  files: {},
  elsewhere: ['displayOrder', 'updatedAt'],
})

/** A pricing image with no other text than its own. */
export function withOwnAlt<Image extends PricingImage>(image: Image): Image {
  return image.isLibraryAlt ? { ...image, alt: '' } : image
}
