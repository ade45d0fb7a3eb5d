import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

test.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [86_400, '1 day ago'],
  [6 * 86_400, '6 days ago'],
  [14 * 86_400, '2 weeks ago'],
  [90 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('%i seconds are said as %s', (seconds, text) => {
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  expect(relativeTime(new Date(now - seconds * 1000).toISOString(), now)).toBe(text)
})
