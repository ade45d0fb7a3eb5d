import { expect, it } from 'vitest'
import { referenceOf } from '#contract/enquiry.ts'
import { idPattern } from '#contract/identity.ts'
import { continueAfter, newId, newIdCalledAs } from './ids.ts'

const isSorted = (ids: string[]) => ids.every((id, index) => index === 0 || (ids[index - 1] ?? '') < id)

it('ids are 24 hexadecimal characters, each its own, later ones sort later', () => {
  const ids = Array.from({ length: 70_000 }, () => newId())
  expect(ids.every((id) => idPattern.test(id) && id === id.toLowerCase())).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(isSorted(ids)).toBe(true)
})

it('an id that is called as another is one of its own, and sorts later', () => {
  const first = newId()
  const ids = [first, newIdCalledAs(first), newIdCalledAs(first), newId()]
  expect(ids.slice(0, 3).map(referenceOf)).toEqual(Array(3).fill(referenceOf(first)))
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

it('ids go on behind one that is stored, whatever the clock says', () => {
  const stored = `${(Date.now() + 600_000).toString(16).padStart(12, '0')}ffffffffffff`
  continueAfter(stored)
  const [next, later] = [newId(0), newId(0)]
  expect(isSorted([stored, next, later])).toBe(true)
  continueAfter(next)
  continueAfter('f'.repeat(25))
  continueAfter('unique()')
  const last = newId(0)
  expect(isSorted([later, last])).toBe(true)
  expect(last.slice(0, 12)).toBe(next.slice(0, 12))
})
