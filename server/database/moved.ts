import type { Db } from './schema.ts'

/** What a database says to whoever writes to it, once it has been left for another. */
export const movedMessage = 'This installation has moved to another database'

/** Whether the database refused a write because the installation has moved, or is just doing so. */
export function hasMoved(error: Error): boolean {
  return error.message === movedMessage
}

/** The migration since which a database says so. */
const since = '20270320-move'

/**
 * Refuses a database that is not the installation's any more, or not yet.
 * @param done the migrations that it has been through
 * @throws Error in one line
 */
export async function mustBeTheInstallation(db: Db, done: string[]): Promise<void> {
  if (!done.includes(since)) return
  const moves = await db.selectFrom('move').select(['state', 'other']).execute()
  const moved = moves.find(({ state }) => state === 'moved')
  if (moved)
    throw new Error(
      `This installation has moved to ${moved.other}: name that in DATABASE_URL, or take the move back with npm run migrate-to -- --undo`,
    )
  if (moves.some(({ state }) => state === 'arriving'))
    throw new Error('This database is a copy that npm run migrate-to has not finished: run it to the end')
}

/** Milliseconds by the database's own clock, as an expression of each kind of database. */
export const clock = {
  sqlite: `cast(unixepoch('subsec') * 1000 as integer)`,
  postgres: 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)',
}

/** Whether writes are refused, as a condition that the database itself asks. */
export function refusesWrites(kind: keyof typeof clock): string {
  return `exists (select 1 from "move" where state in ('moved', 'arriving')
    or (state = 'held' and "until" > ${clock[kind]}))`
}
