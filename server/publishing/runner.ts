import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import type { ContentVersion } from '../http/content-version.ts'
import { carryOutTurns, nextDue } from './turns.ts'

/** Milliseconds after which it looks again at the latest: another process may have saved a time. */
const mostBetween = 30_000

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

  async function look(): Promise<void> {
    let wait = mostBetween
    try {
      await turn()
      const next = await nextDue(db)
      if (next !== null) wait = Math.min(wait, Math.max(0, Date.parse(next) - Date.now()))
    } catch (error) {
      log.error({ err: error }, 'what is due could not be published')
    }
    if (isRunning) timer = setTimeout(begin, wait).unref()
  }

  function begin(): void {
    underWay = look()
  }

  return {
    /** Carries out what came due while the product was down. */
    async catchUp(): Promise<void> {
      await turn().catch((error) => log.error({ err: error }, 'what is due could not be published'))
    },
    start(): void {
      if (isRunning) return
      isRunning = true
      begin()
    },
    async stop(): Promise<void> {
      isRunning = false
      clearTimeout(timer)
      await underWay
    },
  }
}
