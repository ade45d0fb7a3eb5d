import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSweeper } from './sweeper.ts'

const hour = 3_600_000
const log = pino({ level: 'silent' })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A sweeper that has been started, and how often it has swept in `hours` more. */
function started() {
  let sweeps = 0
  const sweeper = createSweeper(async () => void sweeps++, log)
  sweeper.start()
  return async (hours: number) => {
    const before = sweeps
    for (let passed = 0; passed < hours; passed++) await vi.advanceTimersByTimeAsync(hour)
    return sweeps - before
  }
}

it('sweeps every hour', async () => {
  expect(await started()(5)).toBe(5)
})

it('sweeps nothing while the clock is ahead, and goes on once it is right again', async () => {
  const sweepsIn = started()
  vi.setSystemTime(Date.now() + 365 * 24 * hour)
  expect(await sweepsIn(5)).toBe(0)
  vi.setSystemTime(Date.now() - 365 * 24 * hour)
  expect(await sweepsIn(2)).toBe(2)
})

it('believes a clock that has been ahead for a day', async () => {
  const sweepsIn = started()
  vi.setSystemTime(Date.now() + 365 * 24 * hour)
  expect(await sweepsIn(24)).toBe(0)
  expect(await sweepsIn(3)).toBe(3)
})

it('goes on where the clock was set back, or was set right by some minutes', async () => {
  const sweepsIn = started()
  vi.setSystemTime(Date.now() - 365 * 24 * hour)
  expect(await sweepsIn(2)).toBe(2)
  vi.setSystemTime(Date.now() + hour / 2)
  expect(await sweepsIn(2)).toBe(2)
})

it('a start believes the clock as it is', async () => {
  vi.setSystemTime(Date.now() + 365 * 24 * hour)
  expect(await started()(1)).toBe(1)
})
