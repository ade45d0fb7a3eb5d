import { pricingMessages } from '#contract/pricing.ts'
import { orderedRepository } from '../database/ordered.ts'

export const pricingImages = orderedRepository('pricingImage', 'pricing image', pricingMessages.notFound)
