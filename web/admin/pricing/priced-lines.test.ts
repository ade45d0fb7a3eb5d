import { expect, it, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { pricedItems, pricedLines, typedLines } from './priced-lines.ts'

test.each([
  ['', []],
  [' \n | \n\t\r\n', []],
  ['Floor plan | ₹12,500', [{ item: 'Floor plan', price: '₹12,500' }]],
  [
    'Floor plan|₹12,500\r\nElevation\t₹9,000',
    [
      { item: 'Floor plan', price: '₹12,500' },
      { item: 'Elevation', price: '₹9,000' },
    ],
  ],
  [
    'Drawings\nFloor plan | ₹1',
    [
      { item: 'Drawings', price: '' },
      { item: 'Floor plan', price: '₹1' },
    ],
  ],
  [
    'Floor plan | up to 1,500 sq ft | ₹12,500',
    [{ item: 'Floor plan | up to 1,500 sq ft', price: '₹12,500' }],
  ],
  ['Floor plan\t₹12,500\t \t', [{ item: 'Floor plan', price: '₹12,500' }]],
  ['Floor plan\t\t₹12,500', [{ item: 'Floor plan', price: '₹12,500' }]],
  ['Drawings |', [{ item: 'Drawings', price: '' }]],
  ['| ₹5', [{ item: '', price: '₹5' }]],
])('%j is read as %j', (typed, items) => {
  expect(pricedItems(typed)).toEqual(items)
})

it('is typed as it was read', () => {
  const typed = 'Drawings\nPlans | all sizes |\nFloor plan | up to 1,500 sq ft | ₹12,500\nElevation | ₹9,000'
  expect(typedLines(pricedItems(typed))).toBe(typed)
})

test.each([
  ['Floor plan | ₹1\n\n | ₹5', 'Line 3: Item is required'],
  [`${'x'.repeat(limits.pricing.item + 1)} | ₹1`, 'Line 1: Item must be at most 150 characters'],
  [`a\nb | ${'9'.repeat(limits.pricing.price + 1)}`, 'Line 2: Price must be at most 80 characters'],
  ['a\n'.repeat(limits.pricing.prices + 1), 'At most 60 prices are allowed'],
])('%j is refused: %s', (typed, message) => {
  expect(pricedLines.rule.safeParse(typed).error?.issues).toMatchObject([{ path: [], message }])
})
