import { setTimeout as pause } from 'node:timers/promises'
import type { ExpressionBuilder } from 'kysely'
import type { Logger } from 'pino'
import { clockTolerance } from '../clock-tolerance.ts'
import type { Db, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { SendTest } from './test-mail.ts'

const retryAfterSeconds = [60, 300, 1800, 7200, 21_600, 86_400]
/** Milliseconds that the end of a process leaves to a mail server, which may take any time for each of its answers. */
const patienceAtTheEnd = 3000
/** Nothing waits longer: what is due later was noted by a clock ahead, and would wait until its time. */
const longestPause = Math.max(...retryAfterSeconds) * 1000 + clockTolerance

/** What a mail is about. */
export type MailKind = 'enquiry' | 'assignment' | 'invitation' | 'password-reset'

/** Of these `subject` is the id of an enquiry, with which they go. */
const ofEnquiries: readonly MailKind[] = ['enquiry', 'assignment']

/** A mail that is due: `subject` names what it is about, `createdAt` says since when. */
interface DueMail {
  subject: string
  createdAt: string
}

/** Sends one mail, or finds that there is none to send any more; throws where it could not. */
export type SendMail = (mail: DueMail) => Promise<void>

export interface MailQueue {
  /** Sends a test mail at once; undefined in a deployment without mail. */
  test?: SendTest
  /** Whether mails of that kind are sent at all. */
  sends(kind: MailKind): boolean
  /**
   * Notes, in the transaction that stores what it is about, that a mail is due; one that waits already stands for both.
   * Nothing where mails of that kind are not sent.
   */
  enqueue(tx: Db, kind: MailKind, subject: string): Promise<void>
  /** Notes, in the same way, that it is due no more. */
  withdraw(tx: Db, kind: MailKind, subject: string): Promise<void>
  /** Starts sending what is due, without making anyone wait. */
  wake(): void
  /** Stops, after the mail that is under way; one that takes too long is sent again by the next process. */
  close(): Promise<void>
}

/** The queue of a deployment without mail. */
export const noMail: MailQueue = {
  sends: () => false,
  enqueue: async () => {},
  withdraw: async () => {},
  wake: () => {},
  close: async () => {},
}

/**
 * A queue in the database: a mail that fails is tried again after longer and longer pauses, a restart forgets none,
 * and what it is about never depends on it.
 */
export function createMailQueue(
  db: Db,
  log: Logger,
  senders: Partial<Record<MailKind, SendMail>>,
  patience = patienceAtTheEnd,
): MailQueue {
  const kinds = Object.keys(senders) as MailKind[]
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
    for (let due = await nextDue(); due && !closed; due = await nextDue()) await attempt(due)
  }

  type Waiting = NonNullable<Awaited<ReturnType<typeof nextDue>>>

  async function attempt({ id, kind, attempts, ...mail }: Waiting) {
    const wait = retryAfterSeconds[Math.min(attempts, retryAfterSeconds.length - 1)] ?? 60
    const dueAt = new Date(Date.now() + wait * 1000).toISOString()
    const claimed = await db
      .updateTable('mailQueue')
      .set({ attempts: attempts + 1, dueAt })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    if (Number(claimed.numUpdatedRows) === 0) return
    // One that was asked for anew meanwhile is another, and due once more.
    const isThis = (eb: ExpressionBuilder<Schema, 'mailQueue'>) =>
      eb.and({ id, createdAt: mail.createdAt, attempts: attempts + 1 })
    try {
      await senders[kind]?.(mail)
      await db.deleteFrom('mailQueue').where(isThis).execute()
    } catch (error) {
      const about = { mail: id, kind, attempts: attempts + 1, ...reasonOf(error) }
      log.warn(about, 'a mail could not be sent; it is tried again')
      await db.updateTable('mailQueue').set({ failedAt: new Date().toISOString() }).where(isThis).execute()
    }
  }

  function nextDue() {
    const now = Date.now()
    const latest = new Date(now + longestPause).toISOString()
    return db
      .selectFrom('mailQueue')
      .select(['id', 'kind', 'subject', 'createdAt', 'attempts'])
      .where((eb) => eb.or([eb('dueAt', '<=', new Date(now).toISOString()), eb('dueAt', '>', latest)]))
      .where('kind', 'in', kinds)
      .orderBy('dueAt')
      .limit(1)
      .executeTakeFirst()
  }

  return {
    sends: (kind) => kinds.includes(kind),
    async enqueue(tx, kind, subject) {
      if (!kinds.includes(kind)) return
      const now = new Date().toISOString()
      const enquiryId = ofEnquiries.includes(kind) ? subject : null
      await tx
        .insertInto('mailQueue')
        .values({ id: newId(), kind, subject, enquiryId, attempts: 0, dueAt: now, createdAt: now })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subject'])
            .doUpdateSet({ dueAt: now, createdAt: now, attempts: 0, failedAt: null }),
        )
        .execute()
    },
    async withdraw(tx, kind, subject) {
      await tx.deleteFrom('mailQueue').where('kind', '=', kind).where('subject', '=', subject).execute()
    },
    wake,
    async close() {
      closed = true
      wakeAgain = false
      clearInterval(timer)
      await Promise.race([sending, pause(patience, undefined, { ref: false })])
    },
  }
}

/** Why a mail was not sent, without the addresses that a mail server's own words name. */
function reasonOf(error: unknown) {
  const { code, responseCode, command } = Object(error)
  return { reason: code ?? Object(error).name, responseCode, command }
}
