import { expect, it } from 'vitest'
import { fitOf } from './fit.ts'
import { anyHouse, type HouseFigures, type Wish } from './nearness.ts'
import { sayReason } from './reasons.ts'
import { siteOf } from './site.ts'

const row = { upTo: null, front: 1, back: 1, left: 1, right: 1, coverage: 60, far: 1.5 }
const site = siteOf({ width: 9, depth: 12 }, 'E', [row])
const house: HouseFigures = {
  ...{ width: 6000, depth: 8000, facing: 'E', bedrooms: 3, floors: 2 },
  ...{ price: 100_000, area: 1000 },
}
const wish: Wish = { bedrooms: [3], floors: [2], budget: 100_000 }

it.each<[Partial<HouseFigures>, inMetres: string[], inFeet?: string[]]>([
  [{}, []],
  [{ width: 7400 }, ['0.4 m too wide'], ['needs 1 ft 4 in more width']],
  [{ width: 7304.8 }, ['0.31 m too wide'], ['needs 1 ft more width']],
  [{ width: 7001 }, ['0.01 m too wide'], ['needs 1 in more width']],
  [{ depth: 10_254 }, ['0.26 m too deep'], ['needs 10 in more depth']],
  [{ facing: 'N', depth: 10_000 }, ['drawn for north']],
  [{ facing: 'NE' }, ['drawn for north-east']],
  [{ bedrooms: 2 }, ['one bedroom fewer']],
  [{ bedrooms: 4 }, ['one bedroom more']],
  [{ floors: 1 }, ['one floor fewer']],
  [{ floors: 3 }, ['one floor more']],
  [{ price: 140_000 }, ['₹40,000 over']],
  [{ width: 7000, depth: 10_000 }, ['covers 5% of the plot too much']],
  [{ area: 1800 }, ['57 sq ft too much floor area']],
  [{ width: 7400, bedrooms: 2, price: 100_001 }, ['0.4 m too wide', 'one bedroom fewer', '₹1 over']],
])('%j', (difference, inMetres, inFeet = inMetres) => {
  const { by } = fitOf(site, { ...house, ...difference }, wish)
  expect(by.map((reason) => sayReason(reason, true))).toEqual(inMetres)
  if (!('bedrooms' in difference && 'width' in difference))
    expect(by.map((reason) => sayReason(reason, false))).toEqual(inFeet)
})

it('a house that fits only across says that its front would look away from the road', () => {
  const narrow = siteOf({ width: 12, depth: 9 }, 'E', [{ ...row, coverage: null }])
  const { by } = fitOf(narrow, { ...house, depth: 10_000 }, anyHouse)
  expect(by.map((reason) => sayReason(reason, true))).toEqual(['its front would not face the road'])
})
