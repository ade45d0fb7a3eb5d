import { setTimeout as pause } from 'node:timers/promises'
import { machine } from '../database/holder.ts'
import { readStatus, type Status } from './status.ts'

const lookEvery = 100

/**
 * Has the product that runs on this data folder replace its workers, one by one, with the build that is on the disk now.
 * @returns whether all of them were replaced, and what to tell whoever asked
 */
export async function reload(dataDirectory: string): Promise<{ isDone: boolean; words: string }> {
  const before = await runningOn(dataDirectory)
  if (!before) return { isDone: false, words: 'No product with WORKERS runs on these data' }
  process.kill(before.pid, 'SIGHUP')
  // One that was under way may have begun with another build: what was asked for from now on counts.
  let own = before.asked === undefined ? before.reloads + 1 : undefined
  for (;;) {
    await pause(lookEvery)
    const now = await readStatus(dataDirectory)
    if (!now || !isRunning(before.pid)) return { isDone: false, words: 'The product has ended' }
    if (own === undefined && (now.asked ?? 0) > (before.asked ?? 0)) own = now.asked
    if (own === undefined || now.reloads < own) continue
    if (now.failure) return { isDone: false, words: now.failure }
    if (now.workers.length === 0)
      return { isDone: false, words: 'No worker comes to serve: the log says why' }
    return { isDone: true, words: `${now.workers.length} workers serve the new build` }
  }
}

/** What the product with workers that runs on this data folder says of itself. */
export async function runningOn(dataDirectory: string): Promise<Status | undefined> {
  const status = await readStatus(dataDirectory)
  return status && status.machine === machine && isRunning(status.pid) ? status : undefined
}

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
