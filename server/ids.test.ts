import { expect, it } from 'vitest'
import { idPattern } from '#contract/identity.ts'
import { newId } from './ids.ts'

const isSorted = (ids: string[]) => ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id)

it('ids are 24 hexadecimal characters, each its own, later ones sort later', () => {
  const ids = Array.from({ length: 70_000 }, () => newId())
  expect(ids.every((id) => idPattern.test(id) && id === id.toLowerCase())).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(isSorted(ids)).toBe(true)
})

it('ids of one millisecond stay in order, more than a sequence holds', () => {
  const now = Date.now() + 60_000
  expect(isSorted(Array.from({ length: 140_000 }, () => newId(now)))).toBe(true)
})

it('ids stay in order when the clock goes back', () => {
  const later = Date.now() + 120_000
  expect(isSorted([newId(later), newId(later - 60_000), newId(0), newId(later + 1)])).toBe(true)
})
