import { z } from 'zod'
import { type PricedItem, pricingImage } from '#contract/pricing.ts'

/** Between what a price is for and the price: a bar, or what a spreadsheet puts between two cells. */
const between = /[|\t]/

/** The lines of a price list as they are typed, one each. */
export function typedLines(prices: readonly PricedItem[]): string {
  return prices
    .map(({ item, price }) => (price || between.test(item) ? `${item} | ${price}`.trimEnd() : item))
    .join('\n')
}

/**
 * What typed lines mean; empty ones nothing. The last bar of a line stands before its price, however many there are; empty cells at its
 * end are none.
 */
export function pricedItems(typed: string): PricedItem[] {
  return saying(typed).map(({ line }) => {
    const parts = line
      .replace(/[\t ]+$/, '')
      .split(between)
      .map((part) => part.trim())
    const price = parts.length > 1 ? parts.at(-1) : undefined
    const items = parts.length > 1 ? parts.slice(0, -1) : parts
    return { item: items.filter(Boolean).join(' | '), price: price ?? '' }
  })
}

/** The lines that say something, with the number of each. */
function saying(typed: string) {
  return typed
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.split(between).some((part) => part.trim() !== ''))
}

/** Prices in words, typed a line each. What is wrong says in which line. */
export const pricedLines = {
  label: 'Prices in words',
  rule: z.string().transform((typed, { addIssue }) => {
    const read = pricingImage.shape.prices.safeParse(pricedItems(typed))
    if (read.success) return read.data
    const [wrong] = read.error.issues
    const line = saying(typed)[Number(wrong?.path[0])]
    addIssue({
      code: 'custom',
      message: [line && `Line ${line.number}`, wrong?.message].filter(Boolean).join(': '),
    })
    return z.NEVER
  }),
  typedFrom: (stored: PricedItem[] = []) => typedLines(stored),
}
