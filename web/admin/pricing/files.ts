import { limits } from '#contract/limits.ts'
import { pricingMessages } from '#contract/messages.ts'
import { pricingTypes } from '#contract/pricing.ts'

/** What the file chooser offers. */
export const acceptedPricing = pricingTypes.join(',')

/** Why a pricing image is not taken, if it is not. */
export function refusePricing({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!pricingTypes.some((accepted) => accepted === type)) return pricingMessages.wrongType
  if (size >= limits.file.pricing) return pricingMessages.tooLarge
}
