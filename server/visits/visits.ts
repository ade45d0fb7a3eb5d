import type { Context } from 'hono'
import type { Logger } from 'pino'
import { idPattern } from '#contract/identity.ts'
import type { VisitKind, VisitTold } from '#contract/visits.ts'
import type { Db } from '../database/schema.ts'
import type { DesignIndex } from '../designs/index/design-index.ts'
import { keepSettings } from '../finder/kept-settings.ts'
import type { ContentVersion } from '../http/content-version.ts'
import { isCountable } from './countable.ts'
import { gatherVisits } from './gathering.ts'
import { areSameScores, readScores, type Scores } from './popularity.ts'
import { subjectOf } from './tidy.ts'

/** Milliseconds between two batches, and from one ordering of what is popular to the next. */
const between = { batches: 5000, orders: 180_000 }

export type CountedVisits = ReturnType<typeof openVisits>

interface Around {
  db: Db
  designIndex: DesignIndex
  version: ContentVersion
  log: Logger
}

/** Counts how visitors choose, and puts in order what is popular. Nothing of a visitor is kept, and nobody waits for it. */
export function openVisits({ db, designIndex, version, log }: Around) {
  const gathering = gatherVisits(db, log)
  const settings = keepSettings(db, version)
  const closing = new AbortController()
  const timers: NodeJS.Timeout[] = []
  let scores: Scores = new Map()
  let revision = 0
  let ordering: Promise<void> | undefined

  async function isCounting(): Promise<boolean> {
    return (await settings()).countVisits
  }

  /** Counts what a visitor did, unless the firm counts nothing or the visitor's browser asks not to be tracked. */
  async function note({ req }: Context, ...told: VisitTold[]): Promise<void> {
    if (!isCountable(req.raw.headers) || !(await isCounting())) return
    for (const one of told) {
      const subject = subjectOf(one)
      if (subject !== null) gathering.count(one.kind, subject)
    }
  }

  /** Counts what the server itself knows of designs; samples are not counted, and nothing here fails a request. */
  async function noteDesigns(c: Context, kind: VisitKind, ids: (string | null)[]): Promise<void> {
    const counted = ids.filter((id) => id !== null && idPattern.test(id)) as string[]
    try {
      if (!isCountable(c.req.raw.headers) || !(await isCounting())) return
      for (const id of counted) gathering.count(kind, id)
    } catch (error) {
      log.warn({ err: error }, 'a visit was not counted')
    }
  }

  async function order(): Promise<void> {
    const now = await readScores(db, closing.signal)
    if (areSameScores(scores, now)) return
    scores = now
    await designIndex.rank(scores, closing.signal)
    revision += 1
  }

  /** Puts in order what is popular by what is written; what was begun already is waited for. */
  async function rank(): Promise<void> {
    await ordering
    ordering ??= order().finally(() => {
      ordering = undefined
    })
    await ordering
  }

  function every(milliseconds: number, what: () => Promise<void>): void {
    timers.push(setInterval(() => what().catch(warn), milliseconds).unref())
  }

  function warn(error: unknown): void {
    if (!closing.signal.aborted)
      log.warn({ err: error }, 'what visitors do could not be counted or put in order')
  }

  return {
    isCounting,
    note,
    noteDesigns,
    rank,
    flush: gathering.flush,
    /** Says whether what is stored of lists in the order of what is popular still holds. */
    order: { current: () => `${version.current()} ${revision}` },

    start(): void {
      every(between.batches, gathering.flush)
      every(between.orders, rank)
      rank().catch(warn)
    },

    /** Writes what was gathered, and ends what is under way. */
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer)
      closing.abort()
      await Promise.allSettled([gathering.flush(), ordering])
    },
  }
}
