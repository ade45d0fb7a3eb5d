import { expect, it } from 'vitest'
import { daysSince, relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T09:00:00.000Z')

it.each([
  ['2026-11-21T08:59:30.000Z', 'Just now'],
  ['2026-11-21T09:00:05.000Z', 'Just now'],
  ['2026-11-21T08:58:59.000Z', '1 min ago'],
  ['2026-11-21T08:00:01.000Z', '59 min ago'],
  ['2026-11-21T08:00:00.000Z', '1 h ago'],
  ['2026-11-20T18:30:00.000Z', '14 h ago'],
  ['2026-11-20T18:29:59.000Z', 'Yesterday'],
  ['2026-11-19T18:30:00.000Z', 'Yesterday'],
  ['2026-11-19T18:29:59.000Z', '2 days ago'],
  ['2026-10-21T18:30:00.000Z', '30 days ago'],
  ['2026-10-21T18:29:59.000Z', '21 Oct 2026'],
])('%s was %s', (date, said) => {
  expect(relativeTime(date, now)).toBe(said)
})

it('counts days as they begin in India', () => {
  expect(daysSince('2026-11-20T18:30:00.000Z', now)).toBe(0)
  expect(daysSince('2026-11-20T18:29:59.000Z', now)).toBe(1)
  expect(daysSince('2026-11-18T20:00:00.000Z', now)).toBe(2)
})
