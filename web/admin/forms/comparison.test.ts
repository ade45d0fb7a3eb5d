import { expect, test } from 'vitest'
import { collidesIn, field } from './comparison.ts'

interface Typed {
  title: string
  category: string
  subcategory: string
}

const parts = [field<Typed>('Title', 'title'), { names: ['category' as const, 'subcategory' as const] }]
const from: Typed = { title: 'Villa', category: '1', subcategory: 'Bungalow' }

test.each([
  ['one changed alone', { title: 'Mine' }, {}, false],
  ['each changed another part', { title: 'Mine' }, { category: '2' }, false],
  ['both changed alike', { title: 'Same' }, { title: 'Same' }, false],
  ['both changed the same', { title: 'Mine' }, { title: 'Theirs' }, true],
  ['both changed what belongs together', { category: '2' }, { subcategory: 'Farmhouse' }, true],
])('where %s', (_, mine, theirs, expected) => {
  expect(collidesIn(parts, from, { ...from, ...mine }, { ...from, ...theirs })).toBe(expected)
})
