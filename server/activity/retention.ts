import { limits } from '#contract/limits.ts'
import type { Db } from '../database/schema.ts'
import { deleteActivityBefore } from './repository.ts'

/** Forgets changes that were made too long ago. */
export async function forgetOldActivity(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - limits.activity.years)
  await deleteActivityBefore(db, before.toISOString())
}
