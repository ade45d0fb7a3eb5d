import { expect, test } from 'vitest'
import { designQueryOf, isNarrowed } from './address.ts'

const everything = {
  search: undefined,
  categorySlug: undefined,
  subcategorySlug: undefined,
  featured: undefined,
  status: 'any',
  missing: undefined,
  sort: undefined,
  page: 1,
  limit: 25,
}

test.each([
  ['', {}],
  ['search=%20court%20&page=4', { search: 'court', page: 4 }],
  ['category=interior&subcategory=kitchen', { categorySlug: 'interior', subcategorySlug: 'kitchen' }],
  ['featured=true', { featured: true }],
  ['featured=false&missing=price', { featured: false, missing: 'price' }],
  ['status=draft', { status: 'draft' }],
  ['sort=price-desc', { sort: 'price-desc' }],
  ['status=any&featured=maybe&missing=roof&sort=sideways&page=none&search=%20', {}],
])('the address %j asks for %j', (search, expected) => {
  expect(designQueryOf(new URLSearchParams(search))).toEqual({ ...everything, ...expected })
})

test('an order and a page keep no design out', () => {
  expect(isNarrowed(new URLSearchParams('sort=title&page=3'))).toBe(false)
  expect(isNarrowed(new URLSearchParams('featured=false'))).toBe(true)
  expect(isNarrowed(new URLSearchParams('status=hidden'))).toBe(true)
})
