import { mediaMessages } from '#contract/messages.ts'
import type { Db } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { findOwners } from '../files/references/owners.ts'
import { inWords } from '../files/references/uses.ts'

/** Names of properties that list files. */
const lists = ['images', 'media']

/**
 * None takes the place of one that it stands beside: a page would show it twice.
 * @throws AppError 400 where they stand in one list, of a document or of its changes that wait
 */
export async function requireNotBeside(tx: Db, id: string, other: string): Promise<void> {
  const owners = await tx
    .selectFrom('attachment')
    .innerJoin('attachment as beside', (join) =>
      join
        .onRef('beside.ownerId', '=', 'attachment.ownerId')
        .onRef('beside.role', '=', 'attachment.role')
        .on('beside.fileId', '=', other),
    )
    .leftJoin('pendingChanges', 'pendingChanges.id', 'attachment.ownerId')
    .select(['attachment.ownerKind', 'attachment.ownerId', 'attachment.role', 'changes'])
    .distinct()
    .where('attachment.fileId', '=', id)
    .where('attachment.role', 'in', ['image', 'media', 'held'])
    .execute()
  // Changes that wait hold the files of every property together; of those in the trash it is not known of which.
  const holding = owners.filter(({ role, changes }) =>
    role === 'held' ? changes !== null && listsBoth(changes, id, other) : true,
  )
  if (holding.length === 0) return
  const users = await inWords(tx, holding)
  const isInTrash = (await findOwners(tx, holding)).every((owner) => owner.isInTrash)
  throw invalid('fileId', mediaMessages[isInTrash ? 'shownBesideInTrash' : 'shownBeside'](users))
}

/** @param changes a body as JSON */
function listsBoth(changes: string, id: string, other: string): boolean {
  const body: Record<string, unknown> = JSON.parse(changes)
  return lists.some((name) => {
    const listed = body[name]
    if (!Array.isArray(listed)) return false
    const ids = listed.map(({ fileId }: { fileId: string }) => fileId)
    return ids.includes(id) && ids.includes(other)
  })
}
