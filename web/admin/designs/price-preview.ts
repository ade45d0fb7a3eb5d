import { designMessages } from '#contract/messages.ts'
import { formatRupees, inLakh, isDiscount, percentOff } from '#contract/prices.ts'

/** What is said below both prices while they are typed. */
export interface PricePreview {
  base: string
  discount: string | undefined
  /** A discount price that is none. */
  error: string | undefined
}

/** Reads typed prices back: in rupees and lakh, with the percent off, as a visitor would see it. */
export function previewPrices(typedBase: string, typedDiscount: string): PricePreview {
  const [basePrice, discountPrice] = [amountOf(typedBase), amountOf(typedDiscount)]
  const percent = percentOff({ basePrice, discountPrice })
  const off = percent === null ? '' : `${percent}% off`
  return {
    base: basePrice ? spoken(basePrice) : 'If empty, visitors see “Contact for pricing”',
    discount: discountPrice ? [spoken(discountPrice), off].filter(Boolean).join(' · ') : undefined,
    error: isDiscount(basePrice, discountPrice) ? undefined : designMessages.discountAboveBase,
  }
}

function spoken(amount: number): string {
  return [formatRupees(amount), inLakh(amount)].filter(Boolean).join(' ')
}

/** None where nothing is typed that is an amount. */
function amountOf(typed: string): number | null {
  const amount = Number(typed)
  return typed.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : amount
}
