import { expect, test } from 'vitest'
import { percentOf } from './percent.ts'

test.each([
  ['up', '7.5', 7.5],
  ['up', ' 10 % ', 10],
  ['up', '1000', 1000],
  ['down', '99.99', -99.99],
  ['down', '0', undefined],
  ['up', '', undefined],
] as const)('%s by %o is %o', (direction, percent, expected) => {
  expect(percentOf({ direction, percent })).toEqual(expected === undefined ? {} : { percent: expected })
})

test.each([
  ['up', '-5'],
  ['up', '1e3'],
  ['up', '5,5'],
  ['up', '0.001'],
  ['up', '1001'],
  ['down', '100'],
] as const)('%s by %o is told to be wrong', (direction, percent) => {
  expect(percentOf({ direction, percent })).toEqual({ error: expect.any(String) })
})
