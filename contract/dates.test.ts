import { expect, test } from 'vitest'
import { dayOf, isoDayOf, momentOf } from './dates.ts'

test('a day is the one in India, its month in three letters', () => {
  expect(dayOf('2026-09-05T20:00:00.000Z')).toBe('06 Sep 2026')
  expect(dayOf('2026-12-31T18:29:59.000Z')).toBe('31 Dec 2026')
  expect(isoDayOf('2026-12-31T18:30:00.000Z')).toBe('2027-01-01')
})

test('a moment is the day and the time in India', () => {
  expect(momentOf('2026-11-20T18:35:00.000Z')).toBe('21 Nov 2026, 00:05')
})
