import { expect, test } from 'vitest'
import { viewParameters } from '#contract/view.ts'
import { viewedDesigns } from './viewed.ts'

test.each([
  [
    'category=interior&subcategory=kitchen&featured=false&page=2',
    'categorySlug=interior&subcategorySlug=kitchen&featured=false',
  ],
  ['status=draft&missing=alt&search=court&sort=title', 'search=court&status=draft&missing=alt&sort=title'],
  ['status=gone&page=2', ''],
])('of the address %j a view keeps %j, and leads there again', (search, query) => {
  expect(viewedDesigns.queryOf(new URLSearchParams(search))).toBe(query)
  expect(viewedDesigns.queryOf(viewedDesigns.searchOf(query))).toBe(query)
})

test('every parameter of a view has its place in the address', () => {
  const query = new URLSearchParams(viewParameters.designs.map((name) => [name, 'x']))
  expect([...viewedDesigns.searchOf(query.toString())]).toHaveLength(viewParameters.designs.length)
})
