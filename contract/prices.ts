import type { DesignSummary } from './design.ts'

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** Rupees with Indian grouping: ₹2,40,000. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}

/** How much less than the base price a visitor pays, in whole percent; null without a discount. */
export function percentOff({
  basePrice,
  discountPrice,
}: Pick<DesignSummary, 'basePrice' | 'discountPrice'>): number | null {
  if (!basePrice || discountPrice === null) return null
  return Math.round((1 - discountPrice / basePrice) * 100)
}

/** True where the discount price, if both are given, does not exceed the base price. */
export function isDiscount(basePrice: number | null | undefined, discountPrice: number | null | undefined) {
  return basePrice == null || discountPrice == null || discountPrice <= basePrice
}
