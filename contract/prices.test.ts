import { expect, test } from 'vitest'
import { formatRupees, inLakh, percentOff, priceBefore, priceOf } from './prices.ts'

test.each([
  [100_000, '= 1 lakh'],
  [1_250_000, '= 12.5 lakh'],
  [1_234_567, '≈ 12.35 lakh'],
  [9_999_000, '= 99.99 lakh'],
  [9_999_999, '≈ 1 crore'],
  [10_000_000, '= 1 crore'],
  [12_500_000, '= 1.25 crore'],
  [1_234_567_890, '≈ 123.46 crore'],
  [99_999, null],
  [0, null],
  [Number.NaN, null],
])('%s rupees are %s', (amount, expected) => {
  expect(inLakh(amount)).toBe(expected)
})

test.each([
  [240_000, '₹2,40,000'],
  [999.5, '₹999.5'],
  [0.05, '₹0.05'],
])('%s rupees read as %s', (amount, expected) => {
  expect(formatRupees(amount)).toBe(expected)
})

test.each([
  ['a base price alone', 1000, null, [1000, null, null]],
  ['a discount', 1000, 750, [750, 1000, 25]],
  ['equal prices', 1000, 1000, [1000, null, null]],
  ['a discount that is less than half a percent', 1000, 999, [999, 1000, null]],
  ['a discount price alone', null, 750, [750, null, null]],
  ['no price', null, null, [null, null, null]],
  ['a base price of 0', 0, null, [null, null, null]],
  ['a discount price of 0', 1000, 0, [1000, null, null]],
  ['two prices of 0', 0, 0, [null, null, null]],
] as const)('%s is shown as one price at most', (_, basePrice, discountPrice, shown) => {
  const prices = { basePrice, discountPrice }
  expect([priceOf(prices), priceBefore(prices), percentOff(prices)]).toEqual(shown)
})
