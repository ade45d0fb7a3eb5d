import type { Inspector } from './inspected.ts'

/** How long the event loop of a process was held, in milliseconds. */
export interface Held {
  /** From one look of a timer to the next, less its interval: with it counts what other processes took of the machine. */
  longest: number
  /** What the thread itself computed between two looks. */
  computed: number
}

const interval = 2

/** Begins to watch, within the process: a timer looks at the clock and at the processor time of the main thread. */
export async function watchLoop(inspector: Inspector): Promise<void> {
  await inspector.evaluate(`{
    clearInterval(globalThis.loopWatch?.timer)
    const watch = (globalThis.loopWatch = { longest: 0, computed: 0 })
    let at = performance.now()
    let used = process.threadCpuUsage()
    watch.timer = setInterval(() => {
      const { user, system } = process.threadCpuUsage(used)
      watch.computed = Math.max(watch.computed, (user + system) / 1000)
      watch.longest = Math.max(watch.longest, performance.now() - at - ${interval})
      at = performance.now()
      used = process.threadCpuUsage()
    }, ${interval}).unref()
    undefined
  }`)
}

/** What the watch has seen since it began. */
export function heldSince(inspector: Inspector): Promise<Held> {
  return inspector.evaluate('({ longest: loopWatch.longest, computed: loopWatch.computed })')
}
