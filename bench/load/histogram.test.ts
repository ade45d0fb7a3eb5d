import { expect, test } from 'vitest'
import { timesOf } from './histogram.ts'

test('so many per cent of the times are no longer than the percentile', () => {
  const times = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(timesOf(times)).toEqual({ count: 200, p50: 100, p95: 190, p99: 198, longest: 200 })
})

test('of few times, the longest is the last percentile', () => {
  expect(timesOf([10, 2])).toEqual({ count: 2, p50: 2, p95: 10, p99: 10, longest: 10 })
})
