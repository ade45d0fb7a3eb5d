import { fileIdsIn } from '#contract/file-address.ts'
import { pendingMessages } from '#contract/messages.ts'
import type { Pending, PendingPublish } from '#contract/pending.ts'
import { recordedChanges } from '../activity/recorded.ts'
import { type Author, insertActivity } from '../activity/repository.ts'
import { changedMessage, isStale, nextVersion } from '../database/conflicts.ts'
import type { Db } from '../database/schema.ts'
import { called } from '../documentation/called.ts'
import { conflict, notFound } from '../errors.ts'
import { removeAttachments, writeAttachments } from '../files/attachments.ts'
import { newId } from '../ids.ts'
import { pendingDocument, wouldBeOf } from './document.ts'
import type { AnyPendable } from './kinds.ts'
import { deletePending, findPending, type PendingRow, writePending } from './repository.ts'
import { differing, wouldBe } from './would-be.ts'

type Body = Record<string, unknown> & { updatedAt?: string | undefined }

// biome-ignore lint/suspicious/noExplicitAny: kinds differ in their documents.
type AnyDocument = any

/** Runs a transaction over a document, which nobody else changes meanwhile. @throws AppError 404 */
function held<T>(
  db: Db,
  editable: AnyPendable,
  id: string,
  run: (tx: Db, document: AnyDocument) => Promise<T>,
) {
  return db.transaction().execute(async (tx) => {
    await editable.hold?.(tx)
    const document = await editable.read(tx, id)
    if (!document) throw notFound(editable.notFound)
    return run(tx, document)
  })
}

/**
 * Has a change of a document wait beside it, added to what waits there: of that it replaces the fields that it carries. It was
 * begun over the version that the body names; without one, over that of the changes that it is added to, or else over the
 * stored one.
 * @throws whatever the change itself would throw; 409 where the body names a version from before what waits there
 */
export function keepPending(
  db: Db,
  by: Author,
  editable: AnyPendable,
  id: string,
  input: Body,
): Promise<Pending<object>> {
  return held(db, editable, id, async (tx, stored) => {
    const { kind, nameOf } = editable
    const before = await findPending(tx, stored._id)
    if (before && isStale(input.updatedAt, before.savedAt))
      throw conflict('changed-meanwhile', changedMessage(called(kind)))
    const whole = before ? { ...(await changesOfNow(tx, editable, stored, before)), ...input } : input
    const { changes, body, shown, document } = await wouldBe(tx, editable, stored, whole)
    const row = {
      // Of this save: what is renamed from now on is renamed since.
      id: newId(),
      kind,
      documentId: stored._id as string,
      name: nameOf(document),
      savedAt: nextVersion(laterOf(stored.updatedAt, before?.savedAt)),
      savedById: by.id,
      savedByName: by.name,
      since: input.updatedAt === undefined && before ? before.since : stored.updatedAt,
      fields: JSON.stringify(changes.map(({ field }) => field)),
      changes: JSON.stringify(body),
      shown: JSON.stringify(shown),
    }
    if (before) await removeAttachments(tx, [before.id], 'pendingChanges')
    await writePending(tx, row)
    const files = fileIdsIn(row.shown).map((fileId) => ({ fileId, alt: '' }))
    await writeAttachments(tx, { kind: 'pendingChanges', id: row.id, role: 'held' }, files)
    const subject = { id: stored._id, name: nameOf(stored) }
    await insertActivity(tx, { by, action: 'changes-prepared', kind, subject, changes })
    return pendingDocument(tx, editable, stored, row)
  })
}

/** @returns the id of the document whose pending changes are gone @throws AppError 404 where there are none */
export function discardPending(db: Db, by: Author, editable: AnyPendable, id: string): Promise<string> {
  return held(db, editable, id, async (tx, stored) => {
    await forget(tx, stored._id)
    const subject = { id: stored._id, name: editable.nameOf(stored) }
    await insertActivity(tx, { by, action: 'changes-discarded', kind: editable.kind, subject })
    return stored._id
  })
}

/**
 * Puts the pending changes of a document in place, by the same save as any change.
 * @returns the saved document
 * @throws AppError 404 where there are none, 409 where the document has changed since they were begun
 */
export function publishPending(
  db: Db,
  by: Author,
  editable: AnyPendable,
  id: string,
  { updatedAt }: PendingPublish,
): Promise<AnyDocument> {
  return recordedChanges(db, editable).change(by, id, async (tx, stored: AnyDocument) => {
    const row = await findPending(tx, stored._id)
    if (!row) throw notFound(pendingMessages.notFound)
    const body = await changesOfNow(tx, editable, stored, row)
    await editable.change(tx, stored._id, { ...body, updatedAt: updatedAt ?? row.since })
    await forget(tx, stored._id)
  })
}

/** What waits beside a document, in the names of today. */
async function changesOfNow(
  tx: Db,
  editable: AnyPendable,
  stored: AnyDocument,
  row: PendingRow,
): Promise<Body> {
  const then = editable.bodyOf({ ...stored, ...JSON.parse(row.shown) }) as Body
  const now = editable.bodyOf(await wouldBeOf(tx, editable, stored, row)) as Body
  return { ...JSON.parse(row.changes), ...differing(now, (name) => [then[name], now[name]]) }
}

function laterOf(one: string, other = ''): string {
  return one > other ? one : other
}

async function forget(tx: Db, documentId: string): Promise<void> {
  const id = await deletePending(tx, documentId)
  if (!id) throw notFound(pendingMessages.notFound)
  await removeAttachments(tx, [id], 'pendingChanges')
}
