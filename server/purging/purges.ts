import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import type { ContentVersion } from '../http/content-version.ts'
import { keys } from './keys.ts'
import { createNotes, type Note } from './notes.ts'
import { PurgeRefused, type SendPurge } from './send.ts'

/** Milliseconds. */
export interface PurgeTimes {
  /** Between two looks whether something was written. */
  lookEvery: number
  /** Between two calls at least, so that many writes are one purge. */
  apart: number
  /**
   * After which it is told once more: what was being made or sent while it was told the first time may have been kept since.
   */
  repeatAfter: number
  /** After which another process may take over from one that has died. */
  hold: number
  /** Without a write it looks at the database so often. */
  lookAnyway: number
  /** After the first failure, the second and so on. */
  retryAfter: number[]
}

const usual: PurgeTimes = {
  lookEvery: 100,
  apart: 1000,
  repeatAfter: 10_000,
  hold: 15_000,
  lookAnyway: 30_000,
  retryAfter: [1000, 2000, 5000, 15_000, 30_000, 60_000],
}

interface Options {
  db: Db
  version: Pick<ContentVersion, 'current'>
  log: Logger
  send: SendPurge
  times?: PurgeTimes
}

/**
 * Has a shared cache forget what was written, soon after each write. What it has to forget is noted in the write's own
 * transaction; each note is sent by one process, again and again until it arrives, and a restart forgets none.
 */
export function createPurges({ db, version, log, send, times = usual }: Options) {
  const notes = createNotes(db)
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined
  let seen = ''
  let lookAt = 0
  let notBefore = 0
  let failures = 0
  let isDatabaseAway = false

  function look(): void {
    const now = performance.now()
    if (underWay || now < notBefore) return
    const current = version.current()
    if (current === seen && now < lookAt) return
    seen = current
    underWay = work()
      .then(() => {
        isDatabaseAway = false
      })
      .catch((error) => {
        notBefore = performance.now() + times.apart
        seen = ''
        if (!isDatabaseAway) log.error({ err: error }, 'what a shared cache has to forget could not be read')
        isDatabaseAway = true
      })
      .finally(() => {
        underWay = undefined
      })
  }

  async function work(): Promise<void> {
    const due = await notes.take(times.hold)
    if (due.length > 0) await tell(due)
    lookAt =
      performance.now() + Math.min(times.lookAnyway, Math.max(0, (await notes.nextIn()) ?? times.lookAnyway))
  }

  async function tell(due: Note[]): Promise<void> {
    const asked = [...new Set(due.map(({ key }) => key))]
    try {
      await send(asked, ending.signal)
    } catch (error) {
      if (ending.signal.aborted) return notes.putOff(due, 0)
      const pause = times.retryAfter[Math.min(failures, times.retryAfter.length - 1)] ?? 0
      failures += 1
      notBefore = performance.now() + pause
      log.warn(
        { keys: asked.length, failures, ...reasonOf(error) },
        'a shared cache could not be purged; it is tried again',
      )
      return notes.putOff(due, pause)
    }
    if (failures > 0) log.info({ failures }, 'a shared cache is purged again')
    failures = 0
    notBefore = performance.now() + times.apart
    await notes.told(due, times.repeatAfter)
  }

  return {
    /** What starts may be another build, or what was restored: nothing that was kept before is trusted. */
    async start(): Promise<void> {
      timer = setInterval(look, times.lookEvery).unref()
      await notes
        .add([keys.content, keys.build])
        .catch((error) => log.error({ err: error }, 'a purge at the start could not be noted'))
      lookAt = 0
    },
    async close(): Promise<void> {
      clearInterval(timer)
      ending.abort()
      await underWay
    },
  }
}

/** Why it was not told, without the address that it would have been told at. */
function reasonOf(error: unknown) {
  if (error instanceof PurgeRefused) return { status: error.status }
  const { name, cause } = Object(error)
  return { reason: Object(cause).code ?? name }
}
