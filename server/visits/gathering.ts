import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { isoDayOf } from '#contract/dates.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../database/schema.ts'
import { type Batch, type Counted, type VisitCount, writeBatch } from './store.ts'

/**
 * Gathers counts in memory and writes them together. What could not be written is tried again, and counted once though
 * the database had taken it before it failed to say so.
 */
export function gatherVisits(db: Db, log: Logger) {
  const writer = randomUUID()
  let number = 0
  let gathered = new Map<string, VisitCount>()
  let waiting: Batch | undefined
  let writing: Promise<void> | undefined

  /** Counts one. A batch has room for so many different ones; beyond them only those that are in it go on. */
  function count(kind: Counted, subject: string): void {
    const day = isoDayOf(new Date())
    const key = `${day} ${kind} ${subject}`
    const known = gathered.get(key)
    if (known) known.count += 1
    else if (gathered.size < limits.visits.batch) gathered.set(key, { day, kind, subject, count: 1 })
  }

  async function write(): Promise<void> {
    const isTriedAgain = waiting !== undefined
    if (!waiting) {
      if (gathered.size === 0) return
      waiting = { writer, number: ++number, day: isoDayOf(new Date()), counts: [...gathered.values()] }
      gathered = new Map()
    }
    try {
      await writeBatch(db, waiting)
      waiting = undefined
    } catch (error) {
      if (!isTriedAgain) log.warn({ err: error }, 'visits could not be written yet')
      return
    }
    if (isTriedAgain) await write()
  }

  return {
    count,
    /** Writes what was gathered before this was called, as far as the database takes it. */
    async flush(): Promise<void> {
      await writing
      writing ??= write().finally(() => {
        writing = undefined
      })
      await writing
    },
  }
}
