import { expect, test } from 'vitest'
import { followUpText } from './follow-up-text.ts'

test.each([
  ['2026-11-20', 'Due 8 days ago'],
  ['2026-11-27', 'Due 1 day ago'],
  ['2026-11-28', 'Due today'],
  ['2026-11-29', 'Due tomorrow'],
  ['2026-11-30', 'Due 30 Nov 2026'],
  ['2027-01-05', 'Due 05 Jan 2027'],
])('a follow-up on %s is, shortly after midnight in India on 28 November: %s', (day, text) => {
  expect(followUpText(day, new Date('2026-11-27T18:31:00.000Z'))).toBe(text)
})
