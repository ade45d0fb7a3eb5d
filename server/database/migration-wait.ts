import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** By this name PostgreSQL knows the connection that migrates, until the migration's end. */
export const migrating = 'Plinth migrating'

/** When a migration that waits for others says so, and to whom. */
export interface Telling {
  /** Milliseconds. */
  after: number
  say(line: string): void
}

export const usualTelling: Telling = { after: 5000, say: (line) => console.warn(line) }

const lookEvery = 1000

interface Blocker {
  id: number
  name: string | null
  since: Date | null
}

/** Says once for whom a migration of PostgreSQL waits, where it has to for long. @returns how to stop looking */
export function tellWhenWaiting(db: Db, { after, say }: Telling): () => void {
  let isOver = false
  async function look(): Promise<void> {
    const blocker = await blockerOf(db).catch(() => undefined)
    if (isOver) return
    if (blocker) say(lineOf(blocker))
    else looking = setTimeout(look, Math.min(after, lookEvery))
  }
  let looking = setTimeout(look, after)
  return () => {
    isOver = true
    clearTimeout(looking)
  }
}

/** Whoever holds what a migration asks for: the lock under which one process at a time migrates, or a table. */
async function blockerOf(db: Db): Promise<Blocker | undefined> {
  const { rows } = await sql<Blocker>`
    select blocker.pid as id, blocker.application_name as name, blocker.xact_start as since
    from pg_stat_activity as waiting
    join pg_stat_activity as blocker on blocker.pid = any(pg_blocking_pids(waiting.pid))
    where waiting.datname = current_database() and waiting.wait_event_type = 'Lock'
      and (waiting.application_name = ${migrating} or waiting.query like '%pg_advisory_lock(%')
    order by blocker.xact_start nulls last limit 1`.execute(db)
  return rows[0]
}

function lineOf({ id, name, since }: Blocker): string {
  const named = name ? `${id} (${name})` : `${id}`
  const long = since ? `, whose transaction began at ${since.toISOString()}` : ''
  return `The database is to be brought up to date, and waits for the PostgreSQL connection ${named}${long}`
}
