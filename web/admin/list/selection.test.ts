import { expect, test } from 'vitest'
import { rangeBetween, shareOf, withIds, withOthers } from './selection.ts'

const ids = ['a', 'b', 'c', 'd']

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  [undefined, 'c', ['c']],
  ['gone', 'c', ['c']],
  ['a', 'gone', []],
])('from %s to %s are %j', (from, to, range) => {
  expect(rangeBetween(ids, from, to)).toEqual(range)
})

test('a range is taken in or out as a whole, and nothing else moves', () => {
  const selected = new Set(['a', 'c'])
  expect([...withIds(selected, ['b', 'c'], true)]).toEqual(['a', 'c', 'b'])
  expect([...withIds(selected, ['b', 'c'], false)]).toEqual(['a'])
  expect([...selected]).toEqual(['a', 'c'])
})

test('the checkbox over a page knows all, some and none', () => {
  expect([shareOf(0, 0), shareOf(0, 4), shareOf(2, 4), shareOf(4, 4)]).toEqual([
    'none',
    'none',
    'some',
    'all',
  ])
})

test('rows of other pages stand after those that are shown, which are the newer', () => {
  const shown = [{ _id: 'b', title: 'new' }]
  const all = [
    { _id: 'a', title: 'old' },
    { _id: 'b', title: 'old' },
  ]
  expect(withOthers(shown, all)).toEqual([shown[0], all[0]])
  expect(withOthers(shown, [])).toEqual(shown)
})
