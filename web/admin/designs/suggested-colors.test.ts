import { expect, it } from 'vitest'
import { namesColor, suggestedColors, withColorToggled } from './suggested-colors.ts'

const color = (name: string) => ({ name, hex: '#123456' })

it('offers what comes first in any picture before what comes second, each once, eight at most', () => {
  const names = suggestedColors([
    [color('white'), color('teak')],
    [color('charcoal'), color('white'), color('brick')],
    [],
  ]).map(({ name }) => name)
  expect(names).toEqual(['white', 'charcoal', 'teak', 'brick'])
  const many = Array.from({ length: 12 }, (_, index) => [color(`colour ${index}`)])
  expect(suggestedColors(many)).toHaveLength(8)
  expect(suggestedColors([])).toEqual([])
})

it.each([
  ['', 'teak', 'teak'],
  ['white', 'teak', 'white, teak'],
  ['white, ', 'teak', 'white, teak'],
  ['White , Teak,brick', 'teak', 'White, brick'],
  ['off white', 'white', 'off white, white'],
])('in %j the colour %s is toggled: %j', (typed, name, expected) => {
  expect(namesColor(typed, name)).toBe(!namesColor(expected, name))
  expect(withColorToggled(typed, name)).toBe(expected)
})
