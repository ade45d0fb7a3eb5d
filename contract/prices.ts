import type { DesignSummary } from './design.ts'

const rupees = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
})

/** Rupees with Indian grouping, and the part of one where there is any: ₹2,40,000, ₹999.5. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}

const lakh = 100_000
const crore = 100 * lakh
const hundredths = /* @__PURE__ */ new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Large amounts as they are spoken: `= 12.5 lakh`, `≈ 1.23 crore`; null below a lakh. */
export function inLakh(amount: number): string | null {
  if (!(amount >= lakh)) return null
  const isCrore = Math.round(amount / (lakh / 100)) >= crore / (lakh / 100)
  const [unit, name] = isCrore ? [crore, 'crore'] : [lakh, 'lakh']
  const isExact = Number.isInteger((amount * 100) / unit)
  return `${isExact ? '=' : '≈'} ${hundredths.format(amount / unit)} ${name}`
}

type Prices = Pick<DesignSummary, 'basePrice' | 'discountPrice'>

/** What a visitor pays, in rupees; null where there is no price. A price of 0 is none. */
export function priceOf({ basePrice, discountPrice }: Prices): number | null {
  return discountPrice || basePrice || null
}

/** The base price that a discount takes the place of; null where there is no discount. */
export function priceBefore({ basePrice, discountPrice }: Prices): number | null {
  return basePrice && discountPrice && discountPrice < basePrice ? basePrice : null
}

/** How much less than the base price a visitor pays, in whole percent; null where that is nothing. */
export function percentOff(prices: Prices): number | null {
  const [price, before] = [priceOf(prices), priceBefore(prices)]
  if (price === null || before === null) return null
  return Math.round((1 - price / before) * 100) || null
}

/** True where the discount price, if both are given, does not exceed the base price. */
export function isDiscount(basePrice: number | null | undefined, discountPrice: number | null | undefined) {
  return basePrice == null || discountPrice == null || discountPrice <= basePrice
}
