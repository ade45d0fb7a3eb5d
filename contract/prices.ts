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

const lakh = 100_000
const crore = 100 * lakh
const hundredths = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Large amounts as they are spoken: `= 12.5 lakh`, `≈ 1.23 crore`; null below a lakh. */
export function inLakh(amount: number): string | null {
  if (!(amount >= lakh)) return null
  const isCrore = Math.round(amount / (lakh / 100)) >= crore / (lakh / 100)
  const [unit, name] = isCrore ? [crore, 'crore'] : [lakh, 'lakh']
  const isExact = Number.isInteger((amount * 100) / unit)
  return `${isExact ? '=' : '≈'} ${hundredths.format(amount / unit)} ${name}`
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
