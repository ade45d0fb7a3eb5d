import { authorsWithoutAccount } from '#contract/activity.ts'
import { limits } from '#contract/limits.ts'
import { spamMessages } from '#contract/spam.ts'
import type { Db } from '../database/schema.ts'
import { purgeNotes } from '../enquiry-notes/repository.ts'
import { AppError, notFound } from '../errors.ts'
import { readSettings } from '../settings/repository.ts'
import { dropExpired, listExpired } from '../spam/marked.ts'
import { purgeDeletedSpam } from '../spam/repository.ts'
import { deleteForGood, emptyTrash } from './delete-for-good.ts'

const day = 24 * 3_600_000

/** When what was deleted then is deleted for good. */
export function untilOf(deletedAt: string, days: number): string {
  return new Date(Date.parse(deletedAt) + days * day).toISOString()
}

/** Deletes for good the enquiries that were marked as spam, once they have lain there for as long as other spam does. */
async function purgeMarked(db: Db, deletedBefore: string, now: Date): Promise<void> {
  const markedAt = new Date(now.getTime() - limits.spam.days * day).toISOString()
  const expiry = { markedAt, deletedAt: deletedBefore }
  for (const id of await listExpired(db, expiry))
    try {
      await deleteForGood(db, authorsWithoutAccount.automatic, id, {
        async begin(tx) {
          if (!(await dropExpired(tx, id, expiry))) throw notFound(spamMessages.notFound)
        },
      })
    } catch (error) {
      // Taken back, restored or deleted meanwhile.
      if (!(error instanceof AppError) || error.status >= 500) throw error
      await dropExpired(db, id, expiry)
    }
}

/** Deletes for good what has lain in the trash for as long as the settings say. */
export async function purgeTrash(db: Db, now = new Date()): Promise<void> {
  const { trashDays } = await readSettings(db)
  const before = new Date(now.getTime() - trashDays * day).toISOString()
  await purgeNotes(db, before)
  await purgeDeletedSpam(db, before, now)
  await purgeMarked(db, before, now)
  await emptyTrash(db, authorsWithoutAccount.automatic, { before })
}
