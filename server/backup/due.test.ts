import { expect, it } from 'vitest'
import { isBackupDue } from './due.ts'

const inUseSince = new Date('2026-11-01T00:00:00Z')
const at = '02:30'
/** 02:30 in India. */
const came = Date.parse('2026-11-21T21:00:00Z')
const minutes = (count: number) => new Date(came + count * 60_000)
const run = (startedAt: Date, state: 'proved' | 'failed' = 'proved') =>
  ({ startedAt: startedAt.toISOString(), state, reason: 'schedule' }) as const

it.each([
  ['before its time, with one since the day before', minutes(-1), [run(minutes(-600))], false],
  ['at its time', minutes(0), [run(minutes(-600))], true],
  ['after its time, where one was made since', minutes(30), [run(minutes(1))], false],
  ['after days in which nothing ran', minutes(7 * 60), [run(minutes(-5000))], true],
  ['soon after one that failed', minutes(50), [run(minutes(0), 'failed')], false],
  ['an hour after one that failed', minutes(60), [run(minutes(0), 'failed')], true],
  ['where there never was one', minutes(5), [], true],
  ['after one that a clock ahead has noted', minutes(5), [run(minutes(500_000)), run(minutes(-600))], true],
  [
    'where one has followed that since',
    minutes(5),
    [run(minutes(500_000), 'failed'), run(minutes(1))],
    false,
  ],
])('%s', (_when, now, runs, expected) => {
  expect(isBackupDue({ at, now, runs, inUseSince })).toBe(expected)
})

it('a product that is new waits for the first time that comes round', () => {
  expect(isBackupDue({ at, now: minutes(60), runs: [], inUseSince: minutes(30) })).toBe(false)
  expect(isBackupDue({ at, now: minutes(24 * 60), runs: [], inUseSince: minutes(30) })).toBe(true)
})

it('what was made before a migration or a restore is no daily backup', () => {
  const runs = [{ ...run(minutes(1)), reason: 'restore' as const }, run(minutes(-600))]
  expect(isBackupDue({ at, now: minutes(5), runs, inUseSince })).toBe(true)
})
