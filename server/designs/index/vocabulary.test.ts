import { expect, it } from 'vitest'
import { Vocabulary, wrongLetters } from './vocabulary.ts'

it.each([
  ['villa', 'villa', 0],
  ['vila', 'villa', 1],
  ['villla', 'villa', 1],
  ['vilka', 'villa', 1],
  ['ivlla', 'villa', 1],
  ['courtyrad', 'courtyard', 1],
  ['cortyrd', 'courtyard', 2],
  ['abc', 'xyz', 3],
])('%s is %s but for %i letters', (one, other, wrong) => {
  expect(wrongLetters(one, other, 3)).toBe(wrong)
  expect(wrongLetters(one, other, wrong - 1)).toBeGreaterThanOrEqual(wrong)
})

it.each([
  ['vila', ['villa']],
  ['villq', ['villa']],
  ['vilqq', []],
  ['vil', []],
  ['courtqqrd', ['courtyard']],
  ['cqurtqqrd', []],
  ['बंगलो', ['बंगला']],
  ['w1700', []],
])('%s is put right as %j', (typed, words) => {
  const vocabulary = new Vocabulary()
  for (const word of ['villa', 'village', 'courtyard', 'बंगला', 'w1701']) vocabulary.add(word)
  expect(vocabulary.near(typed).words).toEqual(words)
})

it('names all that are equally near', () => {
  const vocabulary = new Vocabulary()
  for (const word of ['stone', 'store', 'stole']) vocabulary.add(word)
  expect(vocabulary.near('stoke').words.sort()).toEqual(['stole', 'stone', 'store'])
})

it('is done in time with any number of words', () => {
  const vocabulary = new Vocabulary()
  const letters = [...'abcdefghij']
  for (const a of letters)
    for (const b of letters)
      for (const c of letters) for (const d of letters) vocabulary.add(`${a}${b}${c}${d}same`)
  expect(vocabulary.near('abcdsane')).toEqual({ words: ['abcdsame'], wrong: 1 })
})
