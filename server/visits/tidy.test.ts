import { expect, it } from 'vitest'
import { subjectOf } from './tidy.ts'

const search = (said: string) => subjectOf({ kind: 'search', search: said })
const plot = (said: string) => subjectOf({ kind: 'plot', plot: said })

it.each([
  ['  Igloo   House\n', 'igloo house'],
  ['30x40 1200 SQFT', '30x40 1200 sqft'],
  ['ＦＡＲＭ house', 'farm house'],
  ['तीन बेडरूम', 'तीन बेडरूम'],
  ['under 25 lakh', 'under 25 lakh'],
  ['x'.repeat(100), 'x'.repeat(100)],
])('a search %j is counted as %j', (said, counted) => {
  expect(search(said)).toBe(counted)
})

it.each([
  'asha@example.com',
  'asha＠example.com',
  'ashaexample.com',
  'asha at gmail',
  'www.example',
  'http://x',
  '98765 43210',
  '+91-98765-43210',
  '(0484) 123 4567',
  'call 9876543',
  '९८७६५ ४३२१०',
  'x'.repeat(101),
  'x',
  '   ',
  '\ud800 a',
])('a search %j is not counted', (said) => {
  expect(search(said)).toBeNull()
})

it('a plot is counted as addresses name it, and nothing else as a plot', () => {
  expect(plot(' 30X40FT-E ')).toBe('30x40ft-e')
  expect(plot('30.0x40.50ft')).toBe('30x40.5ft')
  expect([plot('9876543210'), plot('0x40ft'), plot('30x40ft-q'), plot('asha@example.com')]).toEqual(
    Array(4).fill(null),
  )
})
