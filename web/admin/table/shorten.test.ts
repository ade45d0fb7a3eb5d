import { expect, it } from 'vitest'
import { shorten } from './shorten.ts'

it.each([
  ['a text that is short enough stays as it is', 'Court house', 11, 'Court house'],
  ['of a longer one so many characters are left', 'A front for a new house', 16, 'A front for a ne…'],
  ['what is cut is no half of a character', '🏠🏠🏠', 2, '🏠🏠…'],
])('%s', (_, text, most, shown) => {
  expect(shorten(text, most)).toBe(shown)
})
