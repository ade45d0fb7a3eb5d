import { daysAfter, isoDayOf } from '#contract/dates.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../database/schema.ts'
import { forgetVisitsBefore } from './store.ts'

/** A process that has written nothing for so many days tries no batch again. */
const writerDays = 7

/** Forgets what was counted too long ago. */
export async function forgetOldVisits(db: Db): Promise<void> {
  const today = isoDayOf(new Date())
  await forgetVisitsBefore(db, {
    counted: daysAfter(today, 1 - limits.visits.days),
    written: daysAfter(today, -writerDays),
  })
}
