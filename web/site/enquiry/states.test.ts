import { expect, test } from 'vitest'
import { stateMeant, states } from './states.ts'

test('there are 28 states, 8 union territories and the rest of the world', () => {
  expect(new Set(states).size).toBe(37)
  expect(states.at(-1)).toBe('Outside India')
})

test.each([
  ['maha', 'Maharashtra'],
  ['GOA', 'Goa'],
  ['bengal', 'West Bengal'],
  ['outside', 'Outside India'],
  ['India', undefined],
  ['pra', undefined],
  ['Bagmati', undefined],
  ['', undefined],
])('%j means the state %j', (typed, state) => {
  expect(stateMeant(typed)).toBe(state)
})
