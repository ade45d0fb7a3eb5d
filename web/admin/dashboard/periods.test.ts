import { expect, it, test } from 'vitest'
import { periodOf, summaryOf } from './periods.ts'

const days = (...counts: number[]) =>
  counts.map((count, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, count }))

test('the address chooses the period, thirty days where it says nothing of one', () => {
  const lengthOf = (address: string) => periodOf(new URLSearchParams(address)).length
  expect(['', 'days=90', 'days=30', 'days=7', 'days='].map(lengthOf)).toEqual([30, 90, 30, 30, 30])
})

it('sums up the last days, those before, and the latest of the fullest', () => {
  expect(summaryOf(days(9, 1, 0, 5, 2, 5, 0), 3)).toEqual({
    total: 7,
    before: 6,
    most: { day: '2026-11-06', count: 5 },
  })
  expect(summaryOf(days(5, 2, 5, 1), 3).most).toEqual({ day: '2026-11-03', count: 5 })
})

it('compares with nothing where fewer days are known, and names no day where none has any', () => {
  expect(summaryOf(days(4, 0, 0), 2)).toEqual({ total: 0, before: null, most: null })
  expect(summaryOf(days(0, 0), 2)).toEqual({ total: 0, before: null, most: null })
})
