import { expect, test } from 'vitest'
import { fillTyped, isSameTyped } from './typed.ts'

const typed = { title: 'Villa', tags: ['modern'], dimensions: { width: '12', unit: 'm' }, featured: false }

test('forms that hold the same are the same', () => {
  expect(isSameTyped(typed, structuredClone(typed))).toBe(true)
  expect(isSameTyped({ title: '' }, {})).toBe(true)
  expect(isSameTyped({ image: null }, { image: undefined })).toBe(true)
})

test.each([
  { title: 'Villa ' },
  { tags: [] },
  { tags: ['modern', 'brick'] },
  { dimensions: { width: '13', unit: 'm' } },
  { featured: true },
])('a form with %o in place of what it held is changed', (change) => {
  expect(isSameTyped(typed, { ...typed, ...change })).toBe(false)
})

test('what was kept fills the form, field by field', () => {
  const kept = { title: 'Farmhouse', tags: [], dimensions: { width: '9', unit: 'ft' }, featured: true }
  expect(fillTyped(typed, kept)).toEqual(kept)
})

test('what the form no longer knows, or knows otherwise, is left out', () => {
  const kept = { title: ['Farmhouse'], dimensions: { width: 9 }, tags: 'modern', gone: 'x', featured: null }
  expect(fillTyped(typed, kept)).toEqual(typed)
  expect(fillTyped(typed, 'nonsense')).toEqual(typed)
})
