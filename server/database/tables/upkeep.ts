import type { Generated } from 'kysely'
import type { BackupReason, BackupStep } from '#contract/backup.ts'
import type { MailKind } from '../../mail/queue.ts'

/** A mail that is due: of which kind, and about what. */
export interface MailQueue {
  id: string
  createdAt: string
  kind: MailKind
  /** The id of an enquiry or an invitation; of a forgotten password the email that was typed. */
  subject: string
  /** An enquiry that is deleted takes its mail along. */
  enquiryId: string | null
  /** With the one that is under way. */
  attempts: number
  dueAt: string
  /** When it could not be sent last. */
  failedAt: Generated<string | null>
}

/** A backup, or a restore, and what became of it. */
export interface Backup {
  id: string
  reason: BackupReason
  state: 'running' | 'proved' | 'incomplete' | 'failed' | 'restored'
  /** The machine and the process that it runs in. */
  process: string
  /** Where it went, as people call it. */
  place: string
  startedAt: string
  /** When it last said that it goes on. */
  aliveAt: string
  endedAt: string | null
  step: BackupStep
  done: number
  total: number
  archive: string | null
  bytes: number | null
  files: number | null
  newFiles: number | null
  /** Why it failed, in one line. */
  message: string
}

/** A link that downloads a backup: it ends by itself, and with the session that made it. */
export interface BackupLink {
  keyHash: string
  sessionHash: string
  /** What it gives, as JSON. */
  bundle: string
  expiresAt: string
}

/** That this database is filled from another, or left for another; each of the two at most once. */
export interface Move {
  direction: 'in' | 'out'
  /** The id of the move, the same in both databases. */
  move: string
  /** Of `in` being filled and whole, of `out` held and left. */
  state: 'arriving' | 'filling' | 'arrived' | 'held' | 'moved'
  /** The other database as people call it, without its password. */
  other: string
  at: string
  /** When a hold on writes ends by itself, in milliseconds by the database's own clock. */
  until: Generated<number>
  /** Statements that put back what was taken off while it is filled, as JSON. */
  putBack: Generated<string>
}

/** What a shared cache has to forget. */
export interface Purge {
  id: Generated<number>
  key: string
  dueAt: Generated<string>
  attempts: Generated<number>
  isRepeat: Generated<number>
}

/** What one process of all works on, until it gives that back or its time is over. */
export interface Lease {
  name: string
  holder: string
  until: string
}

/** What a call has made that names itself. */
export interface MadeOnce {
  /** A hash of who sent the call, where to, its name, and what it says. */
  key: string
  documentId: string
  endsAt: string
}

/** How often something was counted against a limit. */
export interface RateWindow {
  /** A hash of what is counted. */
  name: string
  count: number
  endsAt: string
}
