import { expect, test } from 'vitest'
import { states } from './states.ts'

test('there are 28 states, 8 union territories and the rest of the world', () => {
  expect(new Set(states).size).toBe(37)
  expect(states.at(-1)).toBe('Outside India')
})
