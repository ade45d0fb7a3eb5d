import { expect, it } from 'vitest'
import { designCreate, designUpdate, dimensions } from './design.ts'
import { designQuery, randomDesignsQuery } from './design-query.ts'
import { isDiscount, percentOff } from './prices.ts'
import { tagOptions } from './tag-options.ts'
import { tagLabel, tagValue } from './tags.ts'

it.each([
  [{ basePrice: 1000, discountPrice: 750 }, 25],
  [{ basePrice: 3, discountPrice: 2 }, 33],
  [{ basePrice: 3, discountPrice: 1 }, 67],
  [{ basePrice: 200, discountPrice: 199 }, 1],
  [{ basePrice: 1000, discountPrice: 1000 }, null],
  [{ basePrice: 1000, discountPrice: 0 }, null],
  [{ basePrice: 1000, discountPrice: null }, null],
  [{ basePrice: null, discountPrice: 500 }, null],
  [{ basePrice: 0, discountPrice: 0 }, null],
])('the percent off %j is %s', (prices, percent) => {
  expect(percentOff(prices)).toBe(percent)
})

it.each([
  [1000, 1000, true],
  [1000, 1000.01, false],
  [0, 0, true],
  [0, 1, false],
  [null, 5, true],
  [5, null, true],
  [undefined, 5, true],
])('of a base price of %s, %s is a discount: %s', (base, discount, expected) => {
  expect(isDiscount(base, discount)).toBe(expected)
})

it.each([
  ['Open Plan', 'open-plan', 'Open Plan'],
  ['  Art   DECO ', 'art-deco', 'Art Deco'],
  ['छोटा घर', 'छोटा-घर', 'छोटा घर'],
  ['', '', ''],
])('the tag %j has the value %j and the label %j', (typed, value, label) => {
  expect([tagValue(typed), tagLabel(value)]).toEqual([value, label])
})

it('every tag on offer is its own value', () => {
  expect(tagOptions.map((tag) => tagValue(tagLabel(tag)))).toEqual(tagOptions)
  expect(new Set(tagOptions).size).toBe(49)
})

it('a design has each tag once', () => {
  const { tags } = designUpdate.parse({ tags: ['Open Plan', 'open-plan', ' ', 'OPEN  PLAN', 'glass'] })
  expect(tags).toEqual(['open-plan', 'glass'])
})

it('an update carries only what it was given', () => {
  expect(designUpdate.parse({})).toEqual({})
  expect(designUpdate.parse({ basePrice: null, unknown: 1 })).toEqual({ basePrice: null })
})

it('a design without its required fields is told of each', () => {
  const issues = designCreate
    .safeParse({})
    .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(issues).toEqual(
    expect.arrayContaining([
      ['title', 'Title is required'],
      ['category', 'Category is required'],
      ['subcategory', 'Subcategory is required'],
    ]),
  )
})

it('dimensions are in cm where nothing else is said, and a width alone is enough', () => {
  expect(dimensions.parse({ width: 12 })).toEqual({ width: 12, height: null, depth: null, unit: 'cm' })
  for (const unit of ['cm', 'in', 'm', 'ft']) expect(dimensions.parse({ width: 1, unit }).unit).toBe(unit)
})

it('one tag or several make a list', () => {
  expect(designQuery.parse({ tag: 'modern' }).tag).toEqual(['modern'])
  expect(designQuery.parse({ tag: ['modern', 'glass'] }).tag).toEqual(['modern', 'glass'])
  expect(designQuery.parse({}).tag).toBeUndefined()
})

it.each([
  ['0123456789abcdef01234567', '0123456789abcdef01234567'],
  ['0123456789ABCDEF01234567', '0123456789ABCDEF01234567'],
  ['0123456789abcdef0123456', undefined],
  ['0123456789abcdef0123456g', undefined],
  ['architecture', undefined],
  ['', undefined],
])('random designs of the category %j are of %s', (category, expected) => {
  expect(randomDesignsQuery.parse({ category })).toMatchObject({ limit: 4, category: expected })
})
