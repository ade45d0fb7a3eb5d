import { expect, test } from 'vitest'
import { countOf, these, titleOf } from './noun.ts'

const image = { one: 'Pricing Image', many: 'Pricing Images' }

test.each([
  [1, 'Pricing Image', 'this pricing image', '1 pricing image'],
  [12, '12 Pricing Images', 'these 12 pricing images', '12 pricing images'],
])('%d of them in a title, a question and a count', (count, title, question, counted) => {
  expect([titleOf(image, count), these(image, count), countOf(image, count)]).toEqual([
    title,
    question,
    counted,
  ])
})

test('thousands and lakhs are grouped as in India', () => {
  expect(countOf(image, 0)).toBe('0 pricing images')
  expect(countOf(image, 123456)).toBe('1,23,456 pricing images')
  expect(titleOf(image, 2000)).toBe('2,000 Pricing Images')
  expect(these(image, 2000)).toBe('these 2,000 pricing images')
})
