import { hasMoved } from './moved.ts'

/** Why a database did not do its work: it can't be reached or waits for somebody else, has no room, or was left for another. */
export type DatabaseFailure = 'busy' | 'down' | 'full' | 'moved'

const ofSqlite: Record<number, DatabaseFailure> = {
  5: 'busy',
  // A disk that takes nothing, fails or gives other bytes than it was given, or a file that is out of reach.
  8: 'down',
  10: 'down',
  11: 'down',
  13: 'full',
  14: 'down',
  26: 'down',
}
/** A file of SQLite's that could not grow: its index of the log. */
const noRoomForLog = 4874

export function sqliteFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  const code = Number(error.errcode)
  return code === noRoomForLog ? 'full' : ofSqlite[code & 0xff]
}

/** Codes of the socket, then of PostgreSQL's classes: its connections, its shutting down, too many of them. */
const outOfReach =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|08...|57P0[1-5]|53[023]..)$/
/** What a disk says that takes nothing or fails, and a process that may open nothing more, nor start a thread. */
const diskOutOfOrder = /^(EROFS|EACCES|EPERM|EIO|ESTALE|EMFILE|ENFILE|ERR_WORKER_INIT_FAILED)$/
const noRoom = /^(ENOSPC|EDQUOT|53100)$/
const lostConnection =
  /Connection terminated|Connection ended unexpectedly|connection error and is not queryable|Client was closed|timeout exceeded when trying to connect|Postgres connection has been discarded/

/** What a failure of any part says of the database or the disk; undefined where it is an ordinary error. */
export function databaseFailure(error: Error): DatabaseFailure | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (noRoom.test(code)) return 'full'
  if (outOfReach.test(code) || diskOutOfOrder.test(code) || lostConnection.test(error.message)) return 'down'
  if (hasMoved(error)) return 'moved'
  return sqliteFailure(error)
}

export const unstorable = '22021'

/** Whether a text held a zero character, which PostgreSQL cannot store; the contract refuses it before. */
export function isUnstorable(error: Error): boolean {
  return 'code' in error && error.code === unstorable
}
