import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('the entry at %i comes to stand at %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(expected)
})

test('where there is no entry, nothing is moved', () => {
  expect(moved(['a'], 3, 0)).toEqual(['a'])
})
