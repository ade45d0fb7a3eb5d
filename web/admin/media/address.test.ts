import { expect, test } from 'vitest'
import { isNarrowed, mediaQueryOf } from './address.ts'

const queryOf = (search: string) => {
  const { page, limit, ...query } = mediaQueryOf(new URLSearchParams(search), '2026-11-21')
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

test.each([
  ['', {}],
  ['kind=video&used=false&search=well', { kind: 'video', used: false, search: 'well' }],
  ['size=medium', { minSize: 204_801, maxSize: 2_097_152 }],
  ['size=large&sort=largest', { minSize: 2_097_153, sort: 'largest' }],
  ['days=1', { from: '2026-11-21' }],
  ['days=7', { from: '2026-11-15' }],
  ['kind=folder&used=x&size=huge&days=2&sort=best&view=list', {}],
])('the address ?%s asks for %o', (search, query) => {
  expect(queryOf(search)).toEqual(query)
})

test('an order, a page and a view keep nothing out of the list', () => {
  expect(isNarrowed(new URLSearchParams('sort=name&page=2&view=list'))).toBe(false)
  expect(isNarrowed(new URLSearchParams('used=true'))).toBe(true)
})
