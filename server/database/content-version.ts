import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type ContentVersion, createContentVersion } from '../http/content-version.ts'
import { sqliteDriverOf } from './client.ts'
import { listenOnPostgres } from './postgres-announcements.ts'
import type { Db } from './schema.ts'

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
  if (!driver) return listenOnPostgres(db, url, log)
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
