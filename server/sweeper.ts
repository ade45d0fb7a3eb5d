import type { Logger } from 'pino'

const hour = 3_600_000

export interface Sweeper {
  start(): void
  stop(): Promise<void>
}

/** Runs `sweep` at its start and then every hour, never twice at once, until it is stopped. */
export function createSweeper(sweep: () => Promise<unknown>, log: Logger): Sweeper {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> | undefined

  function sweepOnce(): void {
    underWay ??= sweep()
      .catch((error) => log.error({ err: error }, 'a sweep failed'))
      .finally(() => {
        underWay = undefined
      })
  }

  return {
    start(): void {
      if (timer) return
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
