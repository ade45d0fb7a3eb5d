import type { ColumnType, Generated } from 'kysely'
import type { MediaKind } from '#contract/media.ts'
import type { PictureKind } from '#contract/picture-kinds.ts'
import type { AttachmentRole, OwnerKind } from '../../files/attachment-owner.ts'
import type { Flag } from './stored.ts'

export interface File {
  id: string
  name: string
  type: string
  size: number
  hash: string
  width: number | null
  height: number | null
  placeholder: string | null
  /** Up to five colours with their names; null where nobody has looked yet. */
  colors: string | null
  isAnimated: Flag
  /** What it has in common with its copies; '' of what has none, null where nobody has looked yet. */
  likeness: Generated<string | null>
  createdAt: string
  unusedSince: string | null
  /** What the library says of it; `updatedAt` is when it last said something else. */
  title: Generated<string>
  altText: Generated<string>
  credit: Generated<string>
  /** The point of a picture that no crop cuts off: parts of its width and height; both null where nobody has said. */
  focusX: Generated<number | null>
  focusY: Generated<number | null>
  mediaKind: Generated<MediaKind>
  /** Its name as it is sorted by. */
  nameKey: Generated<string>
  updatedAt: Generated<string>
  /** Since when it is out of the library and waits for the sweep; null of what is there. */
  deletedAt: Generated<string | null>
}

/** A word that finds a file in the library. */
export interface FileTerm {
  term: string
  fileId: string
}

/** A part of a picture's likeness, by which its copies are found. */
export interface FileLikeness {
  part: number
  fileId: string
  likeness: string
}

/** A stored file in use: which document shows it, as what, in which position. */
export interface Attachment {
  /** Null in rows from before kinds were stored whose document nobody found; another version may know further kinds. */
  ownerKind: ColumnType<string | null, OwnerKind, OwnerKind>
  ownerId: string
  role: AttachmentRole
  position: number
  fileId: string
  alt: string
  /** Null where nobody has said what the picture is of. */
  kind: PictureKind | null
}

/** An upload in chunks that is not complete, where they lie in the store. */
export interface Upload {
  id: string
  name: string
  /** Bytes. */
  total: number
  createdAt: string
  touchedAt: string
}

/** A chunk that has come, and where it lies. */
export interface UploadPart {
  uploadId: string
  position: number
  key: string
  hash: string
}

/** How an upload in chunks ended: what became of it, as JSON. */
export interface UploadEnd {
  id: string
  endedAt: string
  outcome: string
}
