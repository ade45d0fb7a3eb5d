import { vi } from 'vitest'

/**
 * Tries `check` until it neither throws nor rejects. Only what hangs is given up: how busy the machine is decides no test.
 * @returns what it returned in the end
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 100_000, interval: 20 })
}
