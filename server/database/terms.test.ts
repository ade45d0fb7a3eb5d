import { describe, expect, it } from 'vitest'
import { soughtTerms, termsOf } from './terms.ts'

describe('The words of a text', () => {
  it.each([
    ['Mid-century, 1000 sqft', ['mid', 'century', '1000', 'sqft']],
    ['Café À la carte', ['cafe', 'a', 'la', 'carte']],
    ['घर-आँगन', ['घर', 'आँगन'.normalize('NFKD')]],
    ['🏡 !', []],
    ['', []],
  ])('%s', (text, words) => {
    expect(termsOf(text)).toEqual(words)
  })
})

describe('The words that a search asks for', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']

  it.each([
    ['villa with a courtyard', ['villa', 'with', 'a', 'courtyard']],
    ['v villa vill Villas', ['villas']],
    ['villa villa VILLA', ['villa']],
    [`${letters.slice(0, 10).join(' ')} zone yard`, [...letters.slice(0, 10), 'zone', 'yard']],
    [' !', []],
  ])('%s', (text, words) => {
    expect(soughtTerms(text)).toEqual(words)
  })

  it('are at most twelve, the longest ones', () => {
    const words = soughtTerms(`${letters.join(' ')} courtyard verandah`)
    expect(words.slice(0, 2)).toEqual(['courtyard', 'verandah'])
    expect(words).toHaveLength(12)
  })
})
