import { expect, it } from 'vitest'
import { withoutWords } from './without-words.ts'

it.each([
  ['house plan 30x40 e', ['30x40', 'e'], ['house plan e', 'house plan 30x40']],
  ['house 30x40e', ['30x40', 'e'], ['house e', 'house 30x40']],
  ['modern 30x50 n', ['30x50', 'n'], ['modern n', 'modern 30x50']],
  ['12 bhk or 2 bhk', ['12 bhk', '2 bhk'], ['or 2 bhk', '12 bhk or']],
  ['east east facing', ['east', 'east facing'], ['east facing', 'east']],
  ['vila with flor 3bhk', ['3bhk', 'vila', 'flor'], ['vila with flor', 'with flor 3bhk', 'vila with 3bhk']],
  ['under ₹20 lakh (villa)', ['under ₹20 lakh', '(villa)'], ['(villa)', 'under ₹20 lakh']],
  ['मकान 3 बीएचके', ['3 बीएचके'], ['मकान']],
])('of %s each of %j is taken away, and no letter of another word', (text, all, left) => {
  expect(all.map((words) => withoutWords(text, words))).toEqual(left)
})

it.each([
  ['house 30x40 e 3bhk', ['30x40', 'e', '3bhk'], 'house'],
  // What was put right is told besides, and may be gone already.
  ['3 bhkk east villa', ['3 bhkk', 'east', 'bhkk'], 'villa'],
])('of %s all of %j are taken away', (text, all, left) => {
  expect(all.reduce(withoutWords, text)).toBe(left)
})
