import { expect, test } from 'vitest'
import { previewPrices } from './price-preview.ts'

const tooHigh = 'Discount price must not exceed the base price'

test('prices are read back in rupees and lakh, with the percent off', () => {
  expect(previewPrices('1250000', '1000000')).toEqual({
    base: '₹12,50,000 = 12.5 lakh',
    discount: '₹10,00,000 = 10 lakh · 20% off',
    error: undefined,
  })
  expect(previewPrices('300', '299')).toMatchObject({ base: '₹300', discount: '₹299' })
})

test.each([
  ['1000', '1000.5', tooHigh],
  ['0', '5', tooHigh],
  ['1000', '1000', undefined],
  ['', '5', undefined],
  ['1000', '', undefined],
  ['NaN', '5', undefined],
])('a base price of %o with a discount price of %o: %o', (base, discount, error) => {
  expect(previewPrices(base, discount).error).toBe(error)
})

test('without a base price the visitor is told to ask', () => {
  expect(previewPrices('', '')).toEqual({
    base: 'If empty, visitors see “Contact for pricing”',
    discount: undefined,
    error: undefined,
  })
})
