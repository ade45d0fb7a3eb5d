import { Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { type ContentVersion, createContentVersion } from '../http/content-version.ts'
import { sqliteDriverOf } from './client.ts'
import type { Db } from './schema.ts'

const channel = 'content'
const reconnectAfter = 1000
/** Milliseconds between two questions whether announcements would arrive, and how long an answer may take. */
const pulseEvery = 500
const answerWithin = 2000

/**
 * The content version of this process: moved by its own writes, and by those of other processes on the same database. On
 * SQLite each request asks for them, on PostgreSQL they are announced by NOTIFY.
 */
export async function openContentVersion(
  db: Db,
  url: string,
  log: Logger,
): Promise<{ version: ContentVersion; close(): Promise<void> }> {
  const driver = sqliteDriverOf(db)
  if (!driver) return listen(url, log)
  await sql`select 1`.execute(db)
  let unknown = 0
  /** While it can't be asked nothing cached is trusted. */
  const elsewhere = () => {
    try {
      return driver.contentVersion()
    } catch {
      unknown += 1
      return `unknown ${unknown}`
    }
  }
  return { version: createContentVersion(elsewhere), close: async () => undefined }
}

/**
 * While the connection is lost nothing cached is trusted: the version moves with every look. A connection that says nothing
 * more is lost as well.
 */
function listen(url: string, log: Logger): { version: ContentVersion; close(): Promise<void> } {
  let announced = 0
  let connected = false
  let closed = false
  let client: pg.Client | undefined

  async function connect() {
    if (closed) return
    const socket = new Socket()
    const next = new pg.Client({ connectionString: url, stream: () => socket })
    client = next
    const pulse = watchPulse(next, () => {
      connected = false
      socket.destroy()
    })
    next.on('notification', () => {
      announced += 1
    })
    next.on('error', (error) => log.warn({ err: error }, 'content announcements lost'))
    // Every connection ends once, also one that never came about: the next attempt begins here alone.
    next.on('end', () => {
      pulse.stop()
      connected = false
      if (!closed) setTimeout(connect, reconnectAfter).unref()
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      announced += 1
      connected = true
      pulse.start()
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

/** Asks again and again whether the other side is there, and says when an answer is missing for too long. */
function watchPulse(client: pg.Client, lost: () => void) {
  let timer: NodeJS.Timeout | undefined
  let askedAt: number | undefined

  function ask() {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > answerWithin) lost()
      return
    }
    askedAt = performance.now()
    client.query('select 1').then(
      () => {
        askedAt = undefined
      },
      () => undefined,
    )
  }

  return {
    start() {
      timer = setInterval(ask, pulseEvery).unref()
    },
    stop: () => clearInterval(timer),
  }
}
