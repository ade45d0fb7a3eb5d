import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import type { ContentVersion } from '../http/content-version.ts'
import { carryOutTurns, nextDue } from './turns.ts'

/** Milliseconds after which it asks anew whether something is due, or was written: whoever saved may have given a time. */
const moment = 250
/** Milliseconds after which it looks though nothing was written: the clock may have been set back. */
const mostBetween = 30_000
/** Milliseconds for which it leaves a database alone that has failed. */
const afterFailure = 5000

/** What is known of the time until the database is to be looked at again. */
interface Rest {
  /** When the next document turns, in milliseconds since 1970. */
  dueAt: number
  /** Whether it is over though that time has not come; asks no database. */
  isOver(): boolean
}

/** Carries out at their times what is to be published and taken back, from its start until it is stopped. */
export function createPublishingRunner(db: Db, version: ContentVersion, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let underWay: Promise<void> | undefined

  async function turn(): Promise<void> {
    const turned = await carryOutTurns(db)
    if (turned === 0) return
    version.move()
    log.info({ documents: turned }, 'published or taken back what was due')
  }

  async function look(): Promise<Rest> {
    const since = performance.now()
    const hasPassed = (milliseconds: number) => performance.now() - since >= milliseconds
    try {
      await turn()
      const known = version.current()
      const next = await nextDue(db)
      return {
        dueAt: next === null ? Number.POSITIVE_INFINITY : Date.parse(next),
        isOver: () => version.current() !== known || hasPassed(mostBetween),
      }
    } catch (error) {
      log.error({ err: error }, 'what is due could not be published')
      return { dueAt: Number.POSITIVE_INFINITY, isOver: () => hasPassed(afterFailure) }
    }
  }

  async function lookAfter(before: Rest): Promise<void> {
    const rest = Date.now() >= before.dueAt || before.isOver() ? await look() : before
    const wait = Math.max(0, Math.min(moment, rest.dueAt - Date.now()))
    if (isRunning) timer = setTimeout(begin, wait, rest).unref()
  }

  function begin(before: Rest): void {
    underWay = lookAfter(before)
  }

  return {
    /** Carries out what came due while the product was down. */
    async catchUp(): Promise<void> {
      await turn().catch((error) => log.error({ err: error }, 'what is due could not be published'))
    },
    start(): void {
      if (isRunning) return
      isRunning = true
      begin({ dueAt: 0, isOver: () => true })
    },
    async stop(): Promise<void> {
      isRunning = false
      clearTimeout(timer)
      await underWay
    },
  }
}
