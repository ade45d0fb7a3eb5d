import { daysWithoutBackup } from '#contract/backup.ts'
import { counted } from '#contract/count.ts'
import type { Db } from '../database/schema.ts'
import { lastGoodRun } from './runs.ts'

const day = 86_400_000

/** Since when there is something to back up: the first account. */
export async function inUseSince(db: Db): Promise<Date> {
  const first = db.selectFrom('account').select('createdAt').orderBy('id').limit(1)
  const row = await first.executeTakeFirst()
  return row ? new Date(row.createdAt) : new Date()
}

/** What the firm should know where the last good backup is too old; null otherwise. */
export async function backupWarning(db: Db, now = new Date()): Promise<string | null> {
  const last = await lastGoodRun(db)
  const since = last ? new Date(last.startedAt) : await inUseSince(db)
  const days = Math.floor((now.getTime() - since.getTime()) / day)
  if (days < daysWithoutBackup) return null
  return last ? `There has been no good backup for ${counted(days, 'day')}.` : 'There is no good backup yet.'
}
