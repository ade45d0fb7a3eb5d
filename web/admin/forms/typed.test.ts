import { expect, test } from 'vitest'
import { isSameTyped, withChanges } from './typed.ts'

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

const emptied = { title: '', tags: [], dimensions: { width: '', unit: 'm' }, featured: false }

test('changes made elsewhere are taken over field by field; what was not changed there stays', () => {
  const to = { ...typed, title: 'Farmhouse', dimensions: { width: '9', unit: 'm' } }
  const now = { title: 'Villa', tags: ['brick'], dimensions: { width: '12', unit: 'ft' }, featured: true }
  expect(withChanges(now, typed, to)).toEqual({
    title: 'Farmhouse',
    tags: ['brick'],
    dimensions: { width: '9', unit: 'ft' },
    featured: true,
  })
  expect(withChanges(now, typed, typed)).toEqual(now)
  expect(withChanges(now, typed, emptied)).toEqual({
    ...now,
    title: '',
    tags: [],
    dimensions: { width: '', unit: 'ft' },
  })
})

test('what the form no longer knows, or knows otherwise, is left out', () => {
  const to = { title: ['Farmhouse'], dimensions: { width: 9 }, tags: 'modern', gone: 'x', featured: null }
  expect(withChanges(typed, {}, to)).toEqual(typed)
  expect(withChanges(typed, {}, 'nonsense')).toEqual(typed)
})
