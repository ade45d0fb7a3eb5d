import type { Db } from '../database/schema.ts'
import { deletePending } from './repository.ts'

/**
 * Takes along what waits beside a document that is deleted: the trash has its rows, and its files stay attached to it. Links
 * that show the document end.
 */
export async function leaveWithDocument(tx: Db, documentId: string): Promise<void> {
  await deletePending(tx, documentId)
  await tx.deleteFrom('previewLink').where('documentId', '=', documentId).execute()
}
