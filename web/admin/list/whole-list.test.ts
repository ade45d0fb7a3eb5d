import { expect, test } from 'vitest'
import { matching, pageOfWhole } from './whole-list.ts'

const names = ['Floor Plan', 'Plan of the terrace', 'Café', 'Interior']

test.each([
  [undefined, names],
  ['  ', names],
  ['PLA', ['Floor Plan', 'Plan of the terrace']],
  ['plan fl', ['Floor Plan']],
  ['cafe', ['Café']],
  ['or', []],
  ['%', names],
])('the search %j finds %j', (search, found) => {
  expect(matching(names, search, (name) => name)).toEqual(found)
})

test('a page of a whole list has the figures of a page', () => {
  expect(pageOfWhole(names, 2, 3)).toEqual({
    rows: ['Interior'],
    pagination: { page: 2, limit: 3, total: 4, pages: 2 },
  })
  expect(pageOfWhole([], 1, 3).pagination.pages).toBe(0)
})
