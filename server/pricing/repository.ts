import { pricingMessages } from '#contract/messages.ts'
import { orderedRepository } from '../database/ordered.ts'

export const pricingImages = orderedRepository('pricingImage', 'pricing image', pricingMessages.notFound)
