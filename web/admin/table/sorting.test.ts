import { expect, test } from 'vitest'
import { directionOf, nextSort } from './sorting.ts'

const title = { ascending: 'title', descending: 'title-desc' }
const date = { ascending: 'oldest', descending: 'newest', first: 'descending' as const }
const featured = { descending: 'featured' }

test.each([
  [title, 'newest', undefined, 'title'],
  [title, 'title', 'ascending', 'title-desc'],
  [title, 'title-desc', 'descending', 'title'],
  [date, 'name', undefined, 'newest'],
  [date, 'newest', 'descending', 'oldest'],
  [date, 'oldest', 'ascending', 'newest'],
  [featured, 'newest', undefined, 'featured'],
  [featured, 'featured', 'descending', undefined],
])('a column of %j in the order %s is %s, and a press asks for %s', (names, current, direction, next) => {
  expect(directionOf(names, current)).toBe(direction)
  expect(nextSort(names, current)).toBe(next)
})
