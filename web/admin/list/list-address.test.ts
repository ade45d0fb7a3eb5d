import { expect, test } from 'vitest'
import { changedSearch, choiceOf, pageOf, wordsOf } from './list-address.ts'

const list = new URLSearchParams('search=court&category=interior&sort=title&page=7')

test.each([
  [{ search: 'villa' }, 'search=villa&category=interior&sort=title'],
  [{ category: undefined, subcategory: undefined }, 'search=court&sort=title'],
  [{ search: '' }, 'category=interior&sort=title'],
  [{ featured: 'true' }, 'search=court&category=interior&sort=title&featured=true'],
  [{ page: '8' }, 'search=court&category=interior&sort=title&page=8'],
  [{ page: undefined }, 'search=court&category=interior&sort=title'],
])('changed by %j, a list keeps everything else and begins again', (changes, expected) => {
  expect(changedSearch(list, changes).toString()).toBe(expected)
  expect(list.get('page')).toBe('7')
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1e999', 1],
])('the address %j asks for page %d', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page)
})

test('what an address says wrongly is left out', () => {
  const search = new URLSearchParams('status=contacted&sort=upwards&search=%20%20&state=%20Kerala')
  expect(choiceOf(search, 'status', ['new', 'contacted'])).toBe('contacted')
  expect(choiceOf(search, 'sort', ['newest', 'oldest'])).toBeUndefined()
  expect(choiceOf(search, 'missing', ['newest'])).toBeUndefined()
  expect([wordsOf(search, 'search'), wordsOf(search, 'state'), wordsOf(search, 'city')]).toEqual([
    undefined,
    'Kerala',
    undefined,
  ])
})
