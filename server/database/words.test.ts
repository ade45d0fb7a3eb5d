import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

describe('The words of a text', () => {
  it.each([
    ['Mid-century, 1000 sqft', ['mid', 'century', '1000', 'sqft']],
    ['Café À la carte', ['cafe', 'a', 'la', 'carte']],
    ['घर-आँगन', ['घर', 'आँगन'.normalize('NFKD')]],
    ['🏡 !', []],
    ['', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})
