import { setImmediate } from 'node:timers/promises'
import type { Db } from '../database/schema.ts'
import { readSettings } from '../settings/repository.ts'
import { deleteSomeBefore } from './repository.ts'

const day = 24 * 3_600_000
const atOnce = 100

/** Forgets versions whose place was taken longer ago than the settings say, a few at a time: others write in between. */
export async function forgetOldVersions(db: Db): Promise<void> {
  const now = Date.now()
  const { versionDays } = await readSettings(db)
  const before = new Date(now - versionDays * day).toISOString()
  while ((await deleteSomeBefore(db, before, atOnce)) === atOnce) await setImmediate()
}
