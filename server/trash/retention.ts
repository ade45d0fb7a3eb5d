import { authorsWithoutAccount } from '#contract/activity.ts'
import type { Db } from '../database/schema.ts'
import { purgeNotes } from '../enquiry-notes/repository.ts'
import { readSettings } from '../settings/repository.ts'
import { purgeDeletedSpam } from '../spam/repository.ts'
import { emptyTrash } from './delete-for-good.ts'

const day = 24 * 3_600_000

/** When what was deleted then is deleted for good. */
export function untilOf(deletedAt: string, days: number): string {
  return new Date(Date.parse(deletedAt) + days * day).toISOString()
}

/** Deletes for good what has lain in the trash for as long as the settings say. */
export async function purgeTrash(db: Db, now = new Date()): Promise<void> {
  const { trashDays } = await readSettings(db)
  const before = new Date(now.getTime() - trashDays * day).toISOString()
  await purgeNotes(db, before)
  await purgeDeletedSpam(db, before, now)
  await emptyTrash(db, authorsWithoutAccount.automatic, { before })
}
