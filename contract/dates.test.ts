import { expect, test } from 'vitest'
import {
  clockOf,
  dayOf,
  daysAfter,
  endOfDay,
  isoDayOf,
  momentOf,
  momentTyped,
  shortMomentOf,
  startOfDay,
  typedMomentOf,
  weekdayOf,
} from './dates.ts'

test('a day is the one in India, its month in three letters', () => {
  expect(dayOf('2026-09-05T20:00:00.000Z')).toBe('06 Sep 2026')
  expect(dayOf('2026-12-31T18:29:59.000Z')).toBe('31 Dec 2026')
  expect(isoDayOf('2026-12-31T18:30:00.000Z')).toBe('2027-01-01')
  expect(clockOf('2026-12-31T18:30:00.000Z')).toBe('00:00')
  expect(clockOf('2026-12-31T11:35:59.000Z')).toBe('17:05')
})

test('a day in India begins and ends half past six in the evening, UTC', () => {
  expect(startOfDay('2026-11-21')).toBe('2026-11-20T18:30:00.000Z')
  expect(endOfDay('2026-11-21')).toBe('2026-11-21T18:29:59.999Z')
  expect(endOfDay('9999-12-31')).toBe('9999-12-31T18:29:59.999Z')
})

test('a day is named with its weekday', () => {
  expect(weekdayOf('2026-11-21T18:29:59.000Z')).toBe('Saturday, 21 Nov 2026')
  expect(weekdayOf('2026-11-21T18:30:00.000Z')).toBe('Sunday, 22 Nov 2026')
})

test('days are counted over months and years', () => {
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysAfter('2026-11-21', 0)).toBe('2026-11-21')
})

test('a moment is the day and the time in India', () => {
  expect(momentOf('2026-11-20T18:35:00.000Z')).toBe('21 Nov 2026, 00:05 IST')
})

test('a moment in India is typed as it is read, to the millisecond where it has any', () => {
  for (const moment of ['2026-11-23T03:30:00.000Z', '2026-11-23T03:30:07.250Z', '2026-12-31T18:30:00.000Z'])
    expect(momentTyped(typedMomentOf(moment))).toBe(moment)
  expect(typedMomentOf('2026-11-23T03:30:00.000Z')).toBe('2026-11-23T09:00')
  expect(typedMomentOf('2026-11-23T03:30:07.250Z')).toBe('2026-11-23T09:00:07.250')
  expect([momentTyped(''), momentTyped('tomorrow')]).toEqual([null, null])
})

test('a moment in few words has its year where that is another one', () => {
  const now = '2026-11-20T00:00:00.000Z'
  expect(shortMomentOf('2026-11-23T03:30:00.000Z', now)).toBe('Mon 23 Nov, 9:00')
  expect(shortMomentOf('2027-01-03T18:35:00.000Z', now)).toBe('Mon 4 Jan 2027, 0:05')
})
