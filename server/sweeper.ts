import type { Logger } from 'pino'
import { clockTolerance } from './clock-tolerance.ts'

const hour = 3_600_000
const doubt = 24 * hour

export interface Sweeper {
  start(): void
  stop(): Promise<void>
}

/**
 * Runs `sweep` at its start and then every hour, never twice at once, until it is stopped. While it runs, a clock that has
 * jumped ahead is not believed for a day: what a sweep takes for old would be gone for good.
 */
export function createSweeper(sweep: () => Promise<unknown>, log: Logger): Sweeper {
  const clock = createClockWatch()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> | undefined

  function sweepOnce(): void {
    const ahead = clock.aheadBy()
    if (ahead > 0) {
      log.warn({ hours: Math.round(ahead / hour) }, 'the clock has jumped: nothing is swept')
      return
    }
    underWay ??= sweep()
      .catch((error) => log.error({ err: error }, 'a sweep failed'))
      .finally(() => {
        underWay = undefined
      })
  }

  return {
    start(): void {
      if (timer) return
      clock.believe()
      timer = setInterval(sweepOnce, hour)
      timer.unref()
      sweepOnce()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      timer = undefined
      await underWay
    },
  }
}

/** Compares the clock with the time that has really passed. */
function createClockWatch() {
  let before = { clock: 0, passed: 0 }
  let doubtedSince: number | undefined

  function believe(): void {
    before = { clock: Date.now(), passed: performance.now() }
    doubtedSince = undefined
  }

  return {
    believe,
    /** Milliseconds by which the clock has jumped ahead; 0 where it has not, or shows the new time for a day already. */
    aheadBy(): number {
      const passed = performance.now()
      const ahead = Date.now() - before.clock - (passed - before.passed)
      if (ahead > clockTolerance) doubtedSince ??= passed
      if (ahead <= clockTolerance || passed - (doubtedSince ?? passed) >= doubt) {
        believe()
        return 0
      }
      return ahead
    },
  }
}
