import type { DesignImage, DesignImageInput, FocalPoint, Image } from '#contract/file.ts'
import { viewUrl } from '#contract/file-address.ts'
import { fileMessages } from '#contract/messages.ts'
import { type PictureKind, standInAlt } from '#contract/picture-kinds.ts'
import { createCompiled } from '../database/compiled.ts'
import { holdAttachments } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import type { AttachmentOwner, AttachmentRole, OwnerKind } from './attachment-owner.ts'

/** A picture or video as a document shows it, with what the stored file knows of itself. */
export interface Attachment extends Image {
  ownerId: string
  role: AttachmentRole
  type: string
  size: number
  kind: PictureKind | null
  /** What the library says that it shows. */
  libraryAlt: string
}

/**
 * What the documents `ownerIds` show, in order of position.
 * @param roles only these roles; every one without it
 */
export async function readAttachments(
  db: Db,
  ownerIds: string[],
  roles?: AttachmentRole[],
): Promise<Attachment[]> {
  if (ownerIds.length === 0) return []
  const rows = await compiled(
    db,
    `${ownerIds.length} ${roles?.length}`,
    [...ownerIds, ...(roles ?? [])],
    () => attachmentRows(db, ownerIds, roles),
  )
  return rows.map(({ focusX, focusY, ...row }) => {
    const focus = focusOf({ focusX, focusY })
    return { ...row, url: viewUrl(row.fileId), ...(focus && { focus }) }
  })
}

type AttachmentRow = Awaited<ReturnType<ReturnType<typeof attachmentRows>['execute']>>[number]
const compiled = createCompiled<AttachmentRow>()

function attachmentRows(db: Db, ownerIds: string[], roles?: AttachmentRole[]) {
  return db
    .selectFrom('attachment')
    .innerJoin('file', 'file.id', 'attachment.fileId')
    .select(['ownerId', 'role', 'fileId', 'alt', 'kind', 'type', 'size', 'width', 'height', 'placeholder'])
    .select(['altText as libraryAlt', 'focusX', 'focusY'])
    .where('ownerId', 'in', ownerIds)
    .$if(roles !== undefined, (query) => query.where('role', 'in', roles ?? []))
    .orderBy('ownerId')
    .orderBy('role')
    .orderBy('position')
}

/**
 * The part of an attachment that a response shows. Where it has no alternative text, that of the library takes its place,
 * or else the document's title, after what the picture is of.
 */
export function imageOf(attachment: Attachment, title: string): Image {
  const { fileId, url, alt, libraryAlt, kind, width, height, placeholder, focus } = attachment
  return {
    ...{ fileId, url, alt: alt || libraryAlt || standInAlt(title, kind), width, height, placeholder },
    ...(focus && { focus }),
    ...(alt === '' && libraryAlt !== '' && { isLibraryAlt: true }),
  }
}

/** The focal point of a file; null where the library says none. */
export function focusOf({ focusX, focusY }: { focusX: number | null; focusY: number | null }) {
  return focusX === null || focusY === null ? null : ({ x: focusX, y: focusY } satisfies FocalPoint)
}

/** As `imageOf`, with the kind that a design's picture has. */
export function designImageOf(attachment: Attachment, title: string): DesignImage {
  return { ...imageOf(attachment, title), kind: attachment.kind }
}

/**
 * Replaces what one document shows in one role. Files that are no longer shown anywhere begin to count as unused. What
 * an input does not say of a picture's kind stays as it was.
 * @param field the body's field, blamed where a file is missing
 * @throws AppError 400 'File not found' where an id names no stored file
 */
export async function writeAttachments(
  db: Db,
  { kind: ownerKind, id: ownerId, role }: AttachmentOwner,
  inputs: DesignImageInput[],
  field: string = role,
): Promise<void> {
  await holdAttachments(db)
  const fileIds = [...new Set(inputs.map(({ fileId }) => fileId))]
  await claimFiles(db, fileIds, field)
  const before = await db
    .deleteFrom('attachment')
    .where('ownerId', '=', ownerId)
    .where('role', '=', role)
    .returning(['fileId', 'kind'])
    .execute()
  const kinds = new Map(before.map(({ fileId, kind }) => [fileId, kind]))
  const rows = inputs.map(({ fileId, alt, kind = kinds.get(fileId) ?? null }, position) => {
    return { ownerKind, ownerId, role, position, fileId, alt, kind }
  })
  if (rows.length > 0) await db.insertInto('attachment').values(rows).execute()
  await noteUnused(
    db,
    before.map(({ fileId }) => fileId),
  )
}

/** Gives what one document shows in one role another alternative text. */
export async function changeAlt(db: Db, { id, role }: AttachmentOwner, alt: string): Promise<void> {
  await db.updateTable('attachment').set({ alt }).where('ownerId', '=', id).where('role', '=', role).execute()
}

/** Forgets everything that deleted documents showed. @param kind only as documents of this kind */
export async function removeAttachments(db: Db, ownerIds: string[], kind?: OwnerKind): Promise<void> {
  if (ownerIds.length === 0) return
  await holdAttachments(db)
  let query = db.deleteFrom('attachment').where('ownerId', 'in', ownerIds)
  if (kind) query = query.where('ownerKind', '=', kind)
  const before = await query.returning('fileId').execute()
  await noteUnused(
    db,
    before.map(({ fileId }) => fileId),
  )
}

/** Marks the files as used, so that no sweep takes them between this check and the save. */
export async function claimFiles(db: Db, fileIds: string[], field: string): Promise<void> {
  if (fileIds.length === 0) return
  const claimed = await db
    .updateTable('file')
    .set({ unusedSince: null, deletedAt: null })
    .where('id', 'in', fileIds)
    .returning('id')
    .execute()
  if (claimed.length < fileIds.length) throw invalid(field, fileMessages.notFound, 'unknown-reference')
}

/** Files of these that nothing shows any more count as unused from now on. */
export async function noteUnused(db: Db, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .updateTable('file')
    .set({ unusedSince: new Date().toISOString() })
    .where('id', 'in', fileIds)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('attachment').select('fileId').whereRef('attachment.fileId', '=', 'file.id'))),
    )
    .execute()
}
