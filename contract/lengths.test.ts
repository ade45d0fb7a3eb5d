import { expect, test } from 'vitest'
import { formatFeet, formatMetres, fromMetres, toMetres } from './lengths.ts'
import { plotUnits } from './units.ts'

test('a length comes back from metres in every unit', () => {
  for (const unit of plotUnits) expect(fromMetres(toMetres(7.5, unit), unit)).toBeCloseTo(7.5, 10)
})

test.each([
  [9.6012, '31′6″'],
  [9.144, '30′'],
  [0.2286, '9″'],
  [0, '0′'],
  [3.6575, '12′'],
])('%f metres are %s, to the inch', (metres, words) => {
  expect(formatFeet(metres)).toBe(words)
})

test('metres are said to the centimetre', () => {
  expect([formatMetres(9.144), formatMetres(12), formatMetres(0.4)]).toEqual(['9.14 m', '12 m', '0.4 m'])
})
