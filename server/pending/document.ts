import type { Pending } from '#contract/pending.ts'
import type { Db } from '../database/schema.ts'
import type { AnyPendable } from './kinds.ts'
import { findPending, noteOf, type PendingRow } from './repository.ts'

/** A document as it would be: as it is stored now, but for what its pending changes make others. */
function wouldBeOf<Document extends object>(
  stored: Document,
  { shown }: Pick<PendingRow, 'shown'>,
): Document {
  return { ...stored, ...JSON.parse(shown) }
}

/** A document as it would be, with what is known of its pending changes: each save of them makes another version of it. */
export function pendingDocument<Document extends object>(
  stored: Document,
  row: PendingRow,
): Pending<Document> {
  return { ...wouldBeOf(stored, row), updatedAt: row.savedAt, pending: noteOf(row) }
}

/**
 * A document in its pending state, for visitors: as its pending changes make it, if it has any, else as it is stored. Who
 * prepared them is not said.
 */
export async function readPendingState(db: Db, editable: AnyPendable, id: string) {
  const { readPublic = editable.read, wouldBeSeen = (document) => document } = editable
  const seen = await readPublic(db, id)
  if (!seen) return undefined
  const row = await findPending(db, seen._id)
  return { document: row ? wouldBeSeen(wouldBeOf(seen, row), seen) : seen, isPending: row !== undefined }
}
