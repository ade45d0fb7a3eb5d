import { expect, it } from 'vitest'
import { shorten } from './shorten.ts'

it.each([
  ['a text that is short enough stays as it is', 'Court house', 11, 'Court house'],
  ['a longer one ends with a whole word', 'A front for a new house', 16, 'A front for a…'],
  ['also where that word ends at the limit', 'A front for a new house', 17, 'A front for a new…'],
  ['the ellipsis stands at the word', 'A front,  with materials', 12, 'A front,…'],
  ['a single word is cut', 'Donaudampfschifffahrt', 10, 'Donaudampf…'],
  ['so is one that most of the room goes to', 'A Donaudampfschifffahrt', 10, 'A Donaudam…'],
  ['what is cut is no half of a character', '🏠🏠🏠', 2, '🏠🏠…'],
])('%s', (_, text, most, shown) => {
  expect(shorten(text, most)).toBe(shown)
})
