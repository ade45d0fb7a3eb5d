import { expect, test } from 'vitest'
import { counted } from './count.ts'
import { categoryMessages, heldByDesigns } from './messages.ts'

test('one of a thing is one, none and several are several, grouped as in India', () => {
  expect([0, 1, 2, 123456].map((count) => counted(count, 'design'))).toEqual([
    '0 designs',
    '1 design',
    '2 designs',
    '1,23,456 designs',
  ])
  expect([1, 2].map((count) => counted(count, 'enquiry', 'enquiries'))).toEqual(['1 enquiry', '2 enquiries'])
})

test('a category and a subcategory say how many designs keep them', () => {
  expect([1, 2].map((designs) => heldByDesigns('category', designs))).toEqual([
    'This category still has 1 design. Move or delete it first.',
    'This category still has 2 designs. Move or delete them first.',
  ])
  expect(categoryMessages.inUse(1)).toBe('This category still has 1 designs. Move or delete them first.')
  expect(categoryMessages.subcategoryInUse(1)).toBe(
    'This subcategory still has 1 design. Move or delete it first.',
  )
})
