import type { Pending } from '#contract/pending.ts'
import type { Db } from '../database/schema.ts'
import type { AnyPendable } from './kinds.ts'
import { findPending, noteOf, type PendingRow } from './repository.ts'

// biome-ignore lint/suspicious/noExplicitAny: kinds differ in their documents.
type AnyDocument = any

type Kept = Pick<PendingRow, 'id' | 'shown'>

/** A document as it would be: as it is stored now, but for what its pending changes make others. */
export async function wouldBeOf(db: Db, editable: AnyPendable, stored: AnyDocument, { id, shown }: Kept) {
  const others = JSON.parse(shown)
  return { ...stored, ...((await editable.inNamesOfToday?.(db, others, stored, id)) ?? others) }
}

/** A document as it would be, with what is known of its pending changes: each save of them makes another version of it. */
export async function pendingDocument(
  db: Db,
  editable: AnyPendable,
  stored: AnyDocument,
  row: PendingRow,
): Promise<Pending<object>> {
  const document = await wouldBeOf(db, editable, stored, row)
  return { ...document, updatedAt: row.savedAt, pending: noteOf(row) }
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
  const document = row ? wouldBeSeen(await wouldBeOf(db, editable, seen, row), seen) : seen
  return { document, isPending: row !== undefined }
}
