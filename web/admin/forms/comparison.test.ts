import { expect, test } from 'vitest'
import { conflictsIn } from './comparison.ts'

interface Typed {
  title: string
  category: string
  subcategory: string
}

const alike = (...names: (keyof Typed)[]) => ({
  isSame: (one: Typed, other: Typed) => names.every((name) => one[name] === other[name]),
})
const comparisons = [alike('title'), alike('category', 'subcategory')]
const from: Typed = { title: 'Villa', category: '1', subcategory: 'Bungalow' }

test.each([
  ['one changed alone', { title: 'Mine' }, {}, false],
  ['each changed another field', { title: 'Mine' }, { category: '2' }, false],
  ['both changed alike', { title: 'Same' }, { title: 'Same' }, false],
  ['both changed the same field', { title: 'Mine' }, { title: 'Theirs' }, true],
  ['both changed what belongs together', { category: '2' }, { subcategory: 'Farmhouse' }, true],
])('where %s', (_, mine, theirs, expected) => {
  expect(conflictsIn(comparisons, from, { ...from, ...mine }, { ...from, ...theirs })).toBe(expected)
})
