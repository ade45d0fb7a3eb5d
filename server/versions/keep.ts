import { type ActivityAction, authorsWithoutAccount, type FieldChange } from '#contract/activity.ts'
import { fileIdsIn } from '#contract/file-address.ts'
import type { VersionedKind } from '#contract/version.ts'
import type { Versioned } from '../activity/recorded.ts'
import type { Author } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { deleteBeyondMost, deleteVersions, holdFiles, insertVersion } from './repository.ts'

/** What makes a document what it is. */
const savingActions: ActivityAction[] = ['created', 'updated', 'received']

interface Replaced<Document> {
  before: Document
  after: Document
  by: Author
  changes: FieldChange[]
}

/**
 * Keeps what a document was before a change, in the transaction that changes it and before the record has its row. Files
 * that the change drops stay as long as the version: those dropped later are held by later ones.
 */
export async function keepVersion<Document extends { _id: string }>(
  tx: Db,
  { kind, keeps }: Versioned<Document>,
  { before, after, by, changes }: Replaced<Document>,
): Promise<void> {
  const subject = { kind, documentId: before._id }
  const author = await lastAuthor(tx, subject)
  const now = new Date().toISOString()
  const stored = keeps ? Object.fromEntries(keeps.map((name) => [name, before[name]])) : before
  const id = await insertVersion(tx, {
    ...subject,
    savedAt: 'updatedAt' in before ? String(before.updatedAt) : now,
    savedById: author.id,
    savedByName: author.name,
    replacedAt: now,
    replacedById: by.id,
    replacedByName: by.name,
    fields: changes.map(({ field }) => field),
    document: stored,
  })
  await holdFiles(tx, id, droppedFiles(stored, after))
  await deleteBeyondMost(tx, subject)
}

/** Takes every earlier version of a document away, when it is deleted for good. */
export function forgetVersions(tx: Db, kind: VersionedKind, documentId: string): Promise<void> {
  return deleteVersions(tx, { kind, documentId })
}

/** Who saved a document as it is. */
async function lastAuthor(
  tx: Db,
  { kind, documentId }: { kind: VersionedKind; documentId: string },
): Promise<Author> {
  const saved = await tx
    .selectFrom('activity')
    .select(['accountId as id', 'accountName as name'])
    .where('subjectId', '=', documentId)
    .where('kind', '=', kind)
    .where('action', 'in', savingActions)
    .orderBy('activity.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return saved ?? authorsWithoutAccount.unknown
}

/** Every file is named by its address, also in a text. */
function droppedFiles(before: object, after: object): string[] {
  const kept = new Set(fileIdsIn(JSON.stringify(after)))
  return fileIdsIn(JSON.stringify(before)).filter((id) => !kept.has(id))
}
