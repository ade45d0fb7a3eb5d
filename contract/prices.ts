import type { DesignSummary } from './design.ts'

const inRupees = (minimumFractionDigits: number) =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits,
    maximumFractionDigits: minimumFractionDigits,
  })
const rupees = /* @__PURE__ */ inRupees(0)
const paise = /* @__PURE__ */ inRupees(2)

/** Rupees with Indian grouping, and paise where there are any: ₹2,40,000, ₹999.50. */
export function formatRupees(amount: number): string {
  return (Number.isInteger(amount) ? rupees : paise).format(amount)
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

/** How much less than the base price a visitor pays: in whole percent, in tenths where that is less than half of one; null where it is nothing. */
export function percentOff(prices: Prices): number | null {
  const [price, before] = [priceOf(prices), priceBefore(prices)]
  if (price === null || before === null) return null
  const percent = (1 - price / before) * 100
  return Math.round(percent) || Math.round(percent * 10) / 10 || null
}

/** True where the discount price, if both are given, does not exceed the base price. */
export function isDiscount(basePrice: number | null | undefined, discountPrice: number | null | undefined) {
  return basePrice == null || discountPrice == null || discountPrice <= basePrice
}
