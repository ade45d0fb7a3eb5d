import { setTimeout } from 'node:timers/promises'
import { sqliteFailure } from './failures.ts'

const patience = 5000
const longestPause = 50

/**
 * Runs what may meet another process's lock on an SQLite database: again and again, after growing pauses in which
 * everything else goes on.
 * @param since when the waiting began, by `performance.now()`
 * @throws Error after five seconds, of a failure that is `busy`
 */
export async function patiently<T>(run: () => T, since = performance.now()): Promise<T> {
  for (let pause = 1; ; pause = Math.min(pause * 1.5, longestPause)) {
    try {
      return run()
    } catch (error) {
      if (sqliteFailure(error) !== 'busy') throw error
      if (performance.now() - since > patience) throw lockedBy(error)
    }
    await setTimeout(pause)
  }
}

function lockedBy(cause: unknown): Error {
  const { errcode } = cause as { errcode: number }
  return Object.assign(new Error('Another process keeps the database locked', { cause }), { errcode })
}
