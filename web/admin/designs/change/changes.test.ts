import { expect, test } from 'vitest'
import type { DesignSummary } from '#contract/design.ts'
import { movedTo, patchBack, pricedBy, tagged, trendingAs } from './changes.ts'

const design = {
  category: { _id: 'c1', name: 'Villas', slug: 'villas' },
  subcategory: { name: 'Hill', slug: 'hill' },
  tags: ['modern', 'brick'],
  trending: false,
  basePrice: null,
  discountPrice: null,
} as unknown as DesignSummary

const prices = (basePrice: number | null, discountPrice: number | null = null) => ({
  ...design,
  basePrice,
  discountPrice,
})

test.each([
  [10, 1050, null, 1155, null],
  [10, 1_00_00_000, 95_00_000, 1_10_00_000, 1_04_50_000],
  [-7.5, 999, 998, 924, 923],
  [0.5, 99, null, 99, null],
  [-99.99, 4, 4, 0, 0],
])(
  'by %d percent, %d and %d become %d and %d, in whole rupees',
  (percent, base, discount, newBase, newDiscount) => {
    const patch = pricedBy(percent).patchOf(prices(base, discount))
    expect(patch ?? { basePrice: base, discountPrice: discount }).toEqual({
      basePrice: newBase,
      discountPrice: newDiscount,
    })
  },
)

test('the discount price never comes to exceed the base price', () => {
  for (let base = 1; base < 400; base += 7)
    for (const percent of [-33.3, -12.5, -0.5, 0.5, 7.77, 33.3]) {
      const { basePrice, discountPrice } =
        pricedBy(percent).patchOf(prices(base, base - 0.4)) ?? prices(base, base)
      expect(Number(discountPrice)).toBeLessThanOrEqual(Number(basePrice))
    }
})

test('a design without a price keeps none, and one whose price would stay is not saved', () => {
  expect(pricedBy(10).patchOf(design)).toBeUndefined()
  expect(pricedBy(1).patchOf(prices(10))).toBeUndefined()
  expect(pricedBy(10).summaryOf(design).after).toBe('Contact for pricing')
  expect(pricedBy(10).summaryOf(prices(240000, 200000))).toEqual({
    before: '₹2,00,000 instead of ₹2,40,000',
    after: '₹2,20,000 instead of ₹2,64,000',
  })
})

test('tags are added at the end, taken away, and none stands twice', () => {
  expect(tagged(['glass', 'brick'], ['modern']).patchOf(design)).toEqual({ tags: ['brick', 'glass'] })
  expect(tagged(['brick'], ['glass']).patchOf(design)).toBeUndefined()
  expect(tagged([], ['modern', 'brick']).summaryOf(design)).toEqual({
    before: 'Modern, Brick',
    after: 'No tags',
  })
})

test('what is there already, or trending already, stays as it is', () => {
  const category = { _id: 'c1', name: 'Villas' }
  expect(movedTo({ category, subcategory: 'Hill' }).patchOf(design)).toBeUndefined()
  expect(movedTo({ category, subcategory: 'Shore' }).patchOf(design)).toEqual({
    category: 'c1',
    subcategory: 'Shore',
  })
  expect(trendingAs(false).patchOf(design)).toBeUndefined()
  expect(trendingAs(true).patchOf(design)).toEqual({ trending: true })
})

test('a change is taken back by what the fields were that it touched, and no others', () => {
  const category = { _id: 'c2', name: 'Courts' }
  for (const [change, before] of [
    [movedTo({ category, subcategory: 'Shore' }), { category: 'c1', subcategory: 'Hill' }],
    [tagged(['glass'], []), { tags: ['modern', 'brick'] }],
    [trendingAs(true), { trending: false }],
  ] as const)
    expect(patchBack(design, change.patchOf(design) ?? {})).toEqual(before)
  expect(patchBack(prices(100, 90), pricedBy(10).patchOf(prices(100, 90)) ?? {})).toEqual({
    basePrice: 100,
    discountPrice: 90,
  })
})
