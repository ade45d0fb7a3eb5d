import { expect, it } from 'vitest'
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
