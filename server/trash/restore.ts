import { trashMessages } from '#contract/messages.ts'
import { isPublishedKind } from '#contract/publishing.ts'
import type { Restored, TrashNeed } from '#contract/trash.ts'
import { type Author, insertActivity, personalKinds, renameSubject } from '../activity/repository.ts'
import { isUniqueViolation } from '../database/conflicts.ts'
import type { Db } from '../database/schema.ts'
import { AppError, conflict, notFound } from '../errors.ts'
import { settleVisibility } from '../publishing/turns.ts'
import { partsOf, trashables } from './kinds.ts'
import { findKind, takeOut } from './repository.ts'
import { writeRows } from './rows.ts'

/**
 * Puts a document back as it was.
 * @param withNeeded whether what it needs is restored before it, in the same transaction
 * @param begin comes first in that transaction, and may refuse
 * @returns what was restored, the document itself last
 * @throws AppError 404 where it is not in the trash; 409 where it needs others, or something of its own has been taken
 */
export async function restoreFromTrash(
  db: Db,
  by: Author,
  id: string,
  withNeeded: boolean,
  begin?: (tx: Db) => Promise<void>,
): Promise<Restored[]> {
  const kind = await findKind(db, id)
  if (!kind) throw notFound(trashMessages.notFound)
  return db.transaction().execute(async (tx) => {
    await trashables[kind].hold?.(tx)
    await begin?.(tx)
    return restore(tx, by, id, withNeeded)
  })
}

async function restore(tx: Db, by: Author, id: string, withNeeded: boolean): Promise<Restored[]> {
  const entry = await takeOut(tx, id)
  if (!entry) throw notFound(trashMessages.notFound)
  const { kind, name, rows } = entry
  const { missing, addMissing, settle, stored } = trashables[kind]
  const restored: Restored[] = []
  for (let need = await missing?.(tx, rows); need; need = await missing?.(tx, rows)) {
    if (!withNeeded) throw needing(need)
    if (need.kind === 'category') restored.push(...(await restore(tx, by, need._id, true)))
    else await addMissing?.(tx, by, rows)
  }
  try {
    await writeRows(tx, partsOf(kind), settle ? await settle(tx, rows) : rows)
  } catch (error) {
    throw isUniqueViolation(error) ? conflict('name-taken', trashMessages.taken(kind, name)) : error
  }
  if (isPublishedKind(kind)) await settleVisibility(tx, kind, id)
  await stored?.(tx, id)
  if (personalKinds.has(kind)) await renameSubject(tx, kind, id, name)
  await insertActivity(tx, { by, action: 'restored', kind, subject: { id, name } })
  return [...restored, { _id: id, kind, name }]
}

function needing(need: TrashNeed): AppError {
  const message =
    need.kind === 'category'
      ? trashMessages.needsCategory(need.name)
      : trashMessages.needsSubcategory(need.name)
  return new AppError('needs-others', message, { needs: [need] })
}
