import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { type ContentVersion, createContentVersion } from '../http/content-version.ts'
import { isPostgres } from './client.ts'
import type { Db } from './schema.ts'

const channel = 'content'
const reconnectAfter = 1000

/**
 * The content version of this process: moved by its own writes, and by those of other processes on the same database.
 * SQLite tells of them itself; on PostgreSQL they are announced by NOTIFY.
 */
export async function openContentVersion(
  db: Db,
  url: string,
  log: Logger,
): Promise<{ version: ContentVersion; close(): Promise<void> }> {
  if (isPostgres(db)) return listen(url, log)
  let seen = 0
  const look = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    seen = rows[0]?.data_version ?? seen
  }
  await look()
  const timer = setInterval(() => look().catch(() => undefined), 100).unref()
  return {
    version: createContentVersion(() => seen),
    close: async () => clearInterval(timer),
  }
}

/** While the connection is lost nothing cached is trusted: the version moves with every look. */
function listen(url: string, log: Logger): { version: ContentVersion; close(): Promise<void> } {
  let announced = 0
  let connected = false
  let closed = false
  let client: pg.Client | undefined

  async function connect() {
    if (closed) return
    const next = new pg.Client({ connectionString: url })
    client = next
    next.on('notification', () => {
      announced += 1
    })
    next.on('error', (error) => log.warn({ err: error }, 'content announcements lost'))
    // Every connection ends once, also one that never came about: the next attempt begins here alone.
    next.on('end', () => {
      connected = false
      if (!closed) setTimeout(connect, reconnectAfter).unref()
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      announced += 1
      connected = true
    } catch {
      await next.end().catch(() => undefined)
    }
  }

  connect()
  return {
    version: createContentVersion(() => (connected ? announced : ++announced)),
    async close() {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}
