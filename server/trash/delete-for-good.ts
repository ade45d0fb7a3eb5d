import { trashMessages } from '#contract/messages.ts'
import type { Emptied, TrashKind } from '#contract/trash.ts'
import { type Author, insertActivity, personalKinds } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { AppError, conflict, notFound } from '../errors.ts'
import { removeAttachments } from '../files/attachments.ts'
import { forgetVersions } from '../versions/keep.ts'
import { showingIds, trashables } from './kinds.ts'
import { countNeeding, findKind, shownInTrash, takeOut } from './repository.ts'

const atOnce = 100

/**
 * Deletes what lies in the trash; its files are no longer kept for it.
 * @param before only where it was put there before this time
 * @param begin comes first in the transaction, and may refuse
 * @throws AppError 404 where it is not in the trash, 409 where something else there needs it
 */
export async function deleteForGood(
  db: Db,
  by: Author,
  id: string,
  { before, begin }: { before?: string; begin?: (tx: Db) => Promise<void> } = {},
): Promise<void> {
  const kind = await findKind(db, id)
  if (!kind) throw notFound(trashMessages.notFound)
  await db.transaction().execute(async (tx) => {
    await trashables[kind].hold?.(tx)
    await begin?.(tx)
    const entry = await takeOut(tx, id, before)
    if (!entry) throw notFound(trashMessages.notFound)
    const needing = await countNeeding(tx, id)
    if (needing > 0) throw conflict('in-use', trashMessages.needed(needing))
    await removeAttachments(tx, showingIds(kind, entry.rows))
    await forgetVersions(tx, kind, id)
    await trashables[kind].forgotten?.(tx, id, entry.rows)
    const name = personalKinds.has(kind) ? '' : entry.name
    await insertActivity(tx, { by, action: 'deleted-for-good', kind, subject: { id, name } })
  })
}

interface Choice {
  /** Only documents of this kind. */
  kind?: TrashKind | undefined
  /** Only what was put there before this time. */
  before: string
}

/** Deletes for good what matches, each in a transaction of its own, so that others may write in between. */
export async function emptyTrash(db: Db, by: Author, choice: Choice): Promise<Emptied> {
  const kept = new Set<string>()
  let deleted = 0
  for (let ids = await nextOf(db, choice, kept); ids.length > 0; ids = await nextOf(db, choice, kept))
    for (const id of ids)
      try {
        await deleteForGood(db, by, id, { before: choice.before })
        deleted += 1
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error
        // Restored meanwhile, or needed by what stays.
        if (error.code === 'in-use') kept.add(id)
      }
  return { deleted, kept: kept.size }
}

/** What needs others goes before those. */
async function nextOf(db: Db, { kind, before }: Choice, kept: ReadonlySet<string>): Promise<string[]> {
  let query = shownInTrash(db).select('id').where('deletedAt', '<', before)
  if (kind) query = query.where('kind', '=', kind)
  if (kept.size > 0) query = query.where('id', 'not in', [...kept])
  const rows = await query
    .orderBy(({ case: when }) => when().when('needs', 'is', null).then(1).else(0).end())
    .orderBy('deletedAt')
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}
