import type { Pending } from '#contract/pending.ts'
import { noteOf, type PendingRow } from './repository.ts'

/** A document as it would be: as it is stored now, but for what its pending changes make others. */
export function pendingDocument<Document extends object>(
  stored: Document,
  row: PendingRow,
): Pending<Document> {
  return { ...stored, ...JSON.parse(row.shown), updatedAt: row.since, pending: noteOf(row) }
}
