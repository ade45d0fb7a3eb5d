/** How long responses took, in milliseconds. */
export interface Times {
  count: number
  p50: number
  p95: number
  p99: number
  longest: number
}

/** The times at which so many per cent of the responses had come, and the longest. */
export function timesOf(milliseconds: number[]): Times {
  const sorted = Float64Array.from(milliseconds).sort()
  const at = (percent: number) =>
    sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
  return { count: sorted.length, p50: at(50), p95: at(95), p99: at(99), longest: at(100) }
}
