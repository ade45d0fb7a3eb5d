import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const now = Date.parse('2026-11-21T10:00:00.000Z')

test.each([
  ['2026-12-21T09:59:59.000Z', 30],
  ['2026-12-21T10:00:00.000Z', 30],
  ['2026-11-21T10:00:01.000Z', 1],
  ['2026-11-21T10:00:00.000Z', 0],
  ['2026-11-20T10:00:00.000Z', 0],
])('until %s there are %d days left', (until, days) => {
  expect(daysLeft(until, now)).toBe(days)
})
