import { expect, it } from 'vitest'
import { wordsOf } from '../words/fill.ts'
import { plotWords } from '../words/measures.ts'
import { plotInWords } from './plot-in-words.ts'

it.each([
  ['30x40ft-e', '30 × 40 ft, facing east'],
  ['9.5x12.25m-nw', '9.5 × 12.25 m, facing north-west'],
  ['20x45yd', '20 × 45 yd'],
  ['by the lake', 'by the lake'],
  ['', ''],
])('%j is read as %j', (name, words) => {
  expect(plotInWords(name)).toBe(words)
})

it('is read in the words of the firm', () => {
  const say = wordsOf(plotWords, {
    'site.unit.ft': 'feet',
    'site.side.E': 'Poorva',
    'site.plot.facing': '{width} by {depth} {unit}, {side}',
  })
  expect(plotInWords('30x40ft-e', say)).toBe('30 by 40 feet, poorva')
  expect(plotInWords('30x40ft', say)).toBe('30 × 40 feet')
})
