import { isoDayOf, startOfDay } from '#contract/dates.ts'
import { clockTolerance } from '../clock-tolerance.ts'
import type { Db } from '../database/schema.ts'
import { type BackupRow, listRuns } from './runs.ts'
import { inUseSince } from './warning.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const runsSeen = 50

interface Asked {
  /** The time of day in India, as `02:30`. */
  at: string
  now: Date
  /** Newest first. */
  runs: Pick<BackupRow, 'startedAt' | 'state' | 'reason'>[]
  inUseSince: Date
}

/**
 * Whether a backup should begin: none has since the time of day came round; one that failed is tried again in an hour. One that
 * a clock ahead has noted says nothing: none would be due until its time.
 */
export function isBackupDue({ at, now, runs, inUseSince }: Asked): boolean {
  const latest = new Date(now.getTime() + clockTolerance).toISOString()
  const last = runs.find(
    ({ reason, startedAt }) => reason !== 'restore' && reason !== 'migration' && startedAt <= latest,
  )
  const came = lastTime(at, now)
  if (!last) return inUseSince < came
  const startedAt = new Date(last.startedAt)
  if (last.state === 'failed') return now.getTime() - startedAt.getTime() >= hour
  return startedAt < came
}

/** When that time of day last came. */
function lastTime(at: string, now: Date): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const today = Date.parse(startOfDay(isoDayOf(now))) + hours * hour + minutes * minute
  return new Date(today <= now.getTime() ? today : today - day)
}

/** @param at the time of day of the schedule, or 'off' */
export async function isDueNow(db: Db, at: string): Promise<boolean> {
  const now = new Date()
  const [runs, since] = [await listRuns(db, runsSeen), await inUseSince(db)]
  return at !== 'off' && isBackupDue({ at, now, runs, inUseSince: since })
}
