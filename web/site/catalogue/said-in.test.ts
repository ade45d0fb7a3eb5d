import { expect, it } from 'vitest'
import { placesIn, withoutPlaces } from './said-in.ts'

it.each([
  ['house plan 30x40 e', ['30x40', 'e'], ['house plan e', 'house plan 30x40']],
  ['house 30x40e', ['30x40', 'e'], ['house e', 'house 30x40']],
  ['modern 30x50 n', ['30x50', 'n'], ['modern n', 'modern 30x50']],
  ['12 bhk or 2 bhk', ['12 bhk', '2 bhk'], ['or 2 bhk', '12 bhk or']],
  ['east east facing', ['east', 'east facing'], ['east facing', 'east']],
  ['vila with flor 3bhk', ['3bhk', 'vila', 'flor'], ['vila with flor', 'with flor 3bhk', 'vila with 3bhk']],
  ['मकान 3 बीएचके', ['3 बीएचके'], ['मकान']],
])('of %s each of %j is taken away, and no letter of another word', (text, all, left) => {
  const places = placesIn(text, all)
  expect(places.map((place) => withoutPlaces(text, [place]))).toEqual(left)
  expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(all)
})

it('several are taken away at once', () => {
  const text = 'house 30x40 e 3bhk'
  expect(withoutPlaces(text, placesIn(text, ['30x40', 'e', '3bhk']))).toBe('house')
  const misspelled = '3 bhkk east villa'
  expect(withoutPlaces(misspelled, placesIn(misspelled, ['3 bhkk', 'east', 'bhkk']))).toBe('villa')
})
