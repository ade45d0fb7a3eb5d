import { expect, test } from 'vitest'
import { conflictsIn } from './comparison.ts'

interface Typed {
  title: string
  category: string
  subcategory: string
}

const comparisons = [{ names: ['title' as const] }, { names: ['category' as const, 'subcategory' as const] }]
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
