import type { Media, MediaUpdate } from '#contract/media.ts'
import { fileMessages } from '#contract/messages.ts'
import { type Recorded, recordedChanges } from '../activity/recorded.ts'
import type { Author } from '../activity/repository.ts'
import { changedMessage, isStale, nextVersion } from '../database/conflicts.ts'
import { holdAttachments, holdCatalogue } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'
import { conflict } from '../errors.ts'
import { readOneMedia } from './document.ts'
import { findMedia, updateMedia } from './repository.ts'
import { indexFile } from './words.ts'

/** What the record of changes needs to know of the files of the library. */
export const recordedMedia: Recorded<Media> = {
  kind: 'media',
  notFound: fileMessages.notFound,
  fields: ['title', 'alt', 'credit', 'focus'],
  hold: holdFiles,
  read: readOneMedia,
  nameOf: ({ title, name }: Media) => title || name,
}

/** Documents show what is said here: whoever writes those waits. */
async function holdFiles(tx: Db): Promise<void> {
  await holdCatalogue(tx)
  await holdAttachments(tx)
}

/** @throws AppError 404; 409 where somebody else said something else meanwhile */
export function changeMedia(db: Db, by: Author, id: string, input: MediaUpdate): Promise<Media> {
  return recordedChanges(db, recordedMedia).change(by, id, (tx) => saveMedia(tx, id, input))
}

async function saveMedia(tx: Db, id: string, { updatedAt, title, alt, credit, focus }: MediaUpdate) {
  const row = await findMedia(tx, id)
  if (!row) return
  if (isStale(updatedAt, row.updatedAt)) throw conflict('changed-meanwhile', changedMessage('file'))
  const said = {
    title: title ?? row.title,
    altText: alt ?? row.altText,
    credit: credit ?? row.credit,
    ...(focus !== undefined && { focusX: focus?.x ?? null, focusY: focus?.y ?? null }),
    updatedAt: nextVersion(row.updatedAt),
  }
  await updateMedia(tx, id, said)
  await indexFile(tx, { ...row, ...said })
}
