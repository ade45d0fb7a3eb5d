import type { Logger } from 'pino'
import type { Db } from '../database/schema.ts'
import { newId } from '../ids.ts'

const retryAfterSeconds = [60, 300, 1800, 7200, 21_600, 86_400]

/** Sends one mail about an enquiry; throws where it could not. */
export type SendEnquiryMail = (enquiryId: string) => Promise<void>

export interface MailQueue {
  /** Notes, in the transaction that stores the enquiry, that a mail is due. */
  enqueue(tx: Db, enquiryId: string): Promise<void>
  /** Starts sending what is due, without making anyone wait. */
  wake(): void
  /** Stops, after the mail that is under way. */
  close(): Promise<void>
}

/** The queue of a deployment without mail. */
export const noMail: MailQueue = {
  enqueue: async () => {},
  wake: () => {},
  close: async () => {},
}

/**
 * A queue in the database: a mail that fails is tried again after longer and longer pauses, a restart forgets none,
 * and the enquiry itself never depends on it.
 */
export function createMailQueue(db: Db, log: Logger, send: SendEnquiryMail): MailQueue {
  let sending: Promise<void> | undefined
  let closed = false
  let wakeAgain = false
  const timer = setInterval(wake, 30_000).unref()

  function wake() {
    wakeAgain = true
    if (closed || sending) return
    sending = sendDue()
      .catch((error) => log.error({ err: error }, 'the mail queue could not be read'))
      .finally(() => {
        sending = undefined
        if (wakeAgain) wake()
      })
  }

  async function sendDue() {
    wakeAgain = false
    for (let due = await nextDue(db); due && !closed; due = await nextDue(db)) await attempt(due)
  }

  async function attempt({ id, enquiryId, attempts }: { id: string; enquiryId: string; attempts: number }) {
    const pause = retryAfterSeconds[Math.min(attempts, retryAfterSeconds.length - 1)] ?? 60
    const dueAt = new Date(Date.now() + pause * 1000).toISOString()
    const claimed = await db
      .updateTable('mailQueue')
      .set({ attempts: attempts + 1, dueAt })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    if (Number(claimed.numUpdatedRows) === 0) return
    try {
      await send(enquiryId)
      await db.deleteFrom('mailQueue').where('id', '=', id).execute()
    } catch (error) {
      log.warn(
        { err: error, enquiryId, attempts: attempts + 1 },
        'a mail could not be sent; it is tried again',
      )
    }
  }

  return {
    async enqueue(tx, enquiryId) {
      const row = { id: newId(), enquiryId, attempts: 0, dueAt: new Date().toISOString() }
      await tx.insertInto('mailQueue').values(row).execute()
    },
    wake,
    async close() {
      closed = true
      wakeAgain = false
      clearInterval(timer)
      await sending
    },
  }
}

function nextDue(db: Db) {
  return db
    .selectFrom('mailQueue')
    .select(['id', 'enquiryId', 'attempts'])
    .where('dueAt', '<=', new Date().toISOString())
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst()
}
