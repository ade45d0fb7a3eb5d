import { expect, it } from 'vitest'
import { createPauses } from './pauses.ts'

it('Pauses double up to half a minute, and begin anew after a quiet minute', () => {
  let now = 0
  const pauses = createPauses(() => now)
  const lengths = Array.from({ length: 12 }, () => {
    const length = pauses.length()
    now += length + 10
    return length
  })
  expect(lengths.slice(0, 5)).toEqual([0, 100, 200, 400, 800])
  expect(lengths.at(-1)).toBe(30_000)
  now += 61_000
  expect(pauses.length()).toBe(0)
})
