import type { Media, MediaReplace } from '#contract/media.ts'
import { fileMessages, mediaMessages } from '#contract/messages.ts'
import type { VersionedKind } from '#contract/version.ts'
import { tables } from '../activity/document.ts'
import { recordChange } from '../activity/recorded.ts'
import { insertActivity } from '../activity/repository.ts'
import { requireMedia } from '../banners/save.ts'
import { changedMessage, nextVersion } from '../database/conflicts.ts'
import { holdAttachments, holdCatalogue } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { claimFiles, noteUnused } from '../files/attachments.ts'
import { mediaTypeOf } from '../files/kinds.ts'
import type { FileRow } from '../files/repository.ts'
import type { SignedInAccount } from '../http/context.ts'
import { requirePermission } from '../http/guard.ts'
import { requirePricingFile } from '../pricing/save.ts'
import { editableOf } from '../versions/kinds.ts'
import { holdByNewest } from '../versions/repository.ts'
import { readOneMedia } from './document.ts'
import { replaceInDesigns } from './replace-in-designs.ts'
import { replaceInPending } from './replace-in-pending.ts'
import { isQrCode, replaceInSettings } from './replace-in-settings.ts'
import { replaceInTrash } from './replace-in-trash.ts'
import { findMedia, updateMedia } from './repository.ts'
import { requireNotBeside } from './shown-beside.ts'
import { shownBy } from './shown-by.ts'
import { indexFile } from './words.ts'

// biome-ignore lint/suspicious/noExplicitAny: kinds differ in their documents.
type AnyDocument = any

interface Affected {
  kind: VersionedKind
  before: AnyDocument
}

/**
 * Has another stored file stand wherever this one stood, in one transaction. Documents that showed it are changed as by any save: what
 * they were is kept with the file that it showed.
 * @returns the other file
 * @throws AppError 404; 403 where it is the QR code and the account may not change how the firm is paid; 400 where the other is not there, is the same, stands beside it already, or is of a kind that its places do not take
 */
export function replaceMedia(
  db: Db,
  by: SignedInAccount,
  id: string,
  { fileId }: MediaReplace,
): Promise<Media> {
  return db.transaction().execute(async (tx) => {
    // In the order of every save: documents first, then what they show.
    await holdCatalogue(tx)
    const affected = await readAffected(tx, id)
    for (const { kind, before } of affected)
      if (kind === 'settings' && isQrCode(before, id)) requirePermission(by, 'payment')
    await holdAttachments(tx)
    const [old, other] = [await findMedia(tx, id), await findMedia(tx, fileId)]
    if (!old) throw notFound(fileMessages.notFound, 'file-not-found')
    if (!other) throw invalid('fileId', fileMessages.notFound, 'unknown-reference')
    await requireAlike(old, other)
    if (!isStillAll(affected, await shownBy(tx, id)))
      throw conflict('changed-meanwhile', changedMessage('file'))
    await requireNotBeside(tx, id, fileId)
    if (affected.some(({ kind }) => kind === 'pricing')) await requirePricingFile(tx, fileId)
    if (affected.some(({ kind }) => kind === 'banner') || (await waitsForBanner(tx, id)))
      await requireMedia(tx, fileId, 'fileId', mediaTypeOf(other.type))
    await claimFiles(tx, [fileId], 'fileId')
    // What is being restored from there meanwhile is waited for, and found in its own place.
    await replaceInTrash(tx, old, other)
    await replaceInPending(tx, by, old, other)
    await replaceInDesigns(tx, id, fileId)
    for (const { kind } of affected) if (kind === 'settings') await replaceInSettings(tx, id, fileId)
    await tx.updateTable('attachment').set({ fileId }).where('fileId', '=', id).execute()
    await noteUnused(tx, [id])
    await carryTexts(tx, old, other)
    for (const { kind, before } of affected) {
      if (kind !== 'settings') await touch(tx, kind, before)
      const editable = editableOf(kind)
      const after = await editable.read(tx, before._id)
      // No body changes the picture of a pricing image, so that a change of it makes no version of its own.
      if (kind === 'pricing') await holdByNewest(tx, { kind, documentId: before._id }, id)
      await recordChange(tx, editable, { by, before, after, besides: kind === 'pricing' ? ['image'] : [] })
    }
    const subject = { id: fileId, name: other.title || other.name }
    await insertActivity(tx, { by, action: 'replaced', kind: 'media', subject })
    return (await readOneMedia(tx, fileId)) as Media
  })
}

function requireAlike(old: FileRow, other: FileRow): void {
  if (old.id === other.id) throw invalid('fileId', mediaMessages.sameFile)
  if ((old.mediaKind === 'video') !== (other.mediaKind === 'video'))
    throw invalid('fileId', mediaMessages.otherKind, 'file-not-accepted')
}

/** Whether the changes of a banner that wait to be published show the file. */
async function waitsForBanner(tx: Db, id: string): Promise<boolean> {
  const waiting = await tx
    .selectFrom('pendingChanges')
    .innerJoin('attachment', 'attachment.ownerId', 'pendingChanges.id')
    .select('pendingChanges.id')
    .where('pendingChanges.kind', '=', 'banner')
    .where('fileId', '=', id)
    .executeTakeFirst()
  return waiting !== undefined
}

/** Every document that shows the file and keeps earlier versions, as it is. */
async function readAffected(tx: Db, id: string): Promise<Affected[]> {
  const affected: Affected[] = []
  for (const { kind, documentId } of await shownBy(tx, id)) {
    const before = await editableOf(kind).read(tx, documentId)
    if (before) affected.push({ kind, before })
  }
  return affected
}

/** Whether nothing began or ceased to show the file since its documents were read. */
function isStillAll(affected: Affected[], shown: { documentId: string }[]): boolean {
  const read = new Set(affected.map(({ before }) => before._id))
  return read.size === shown.length && shown.every(({ documentId }) => read.has(documentId))
}

/** What the library says of a file holds for the one in its place, where that says nothing of its own. */
async function carryTexts(tx: Db, old: FileRow, other: FileRow): Promise<void> {
  const said = {
    title: other.title || old.title,
    altText: other.altText || old.altText,
    credit: other.credit || old.credit,
  }
  await updateMedia(tx, other.id, { ...said, updatedAt: nextVersion(other.updatedAt) })
  await indexFile(tx, { ...other, ...said })
}

/**
 * Whoever edits the document meanwhile is told that it has changed. Changes that wait beside it name the other file already: they
 * go on from there, unless somebody had changed it before.
 */
async function touch(tx: Db, kind: Exclude<VersionedKind, 'settings'>, before: AnyDocument): Promise<void> {
  const updatedAt = nextVersion(before.updatedAt)
  await tx
    .updateTable(tables[kind] as 'design')
    .set({ updatedAt })
    .where('id', '=', before._id)
    .execute()
  await tx
    .updateTable('pendingChanges')
    .set({ since: updatedAt })
    .where('documentId', '=', before._id)
    .where('since', '=', before.updatedAt)
    .execute()
}
