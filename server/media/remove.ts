import type { Media } from '#contract/media.ts'
import { fileMessages } from '#contract/messages.ts'
import { recordedChanges } from '../activity/recorded.ts'
import { type Author, insertActivity } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { conflict, notFound } from '../errors.ts'
import { inUseMessage } from '../files/references/uses.ts'
import { readOneMedia } from './document.ts'
import { updateMedia } from './repository.ts'
import { recordedMedia } from './save.ts'

/**
 * Takes a file that nothing shows out of the library. Its bytes are kept until the sweep of a day later.
 * @returns its id
 * @throws AppError 404; 409 where something shows it
 */
export function removeMedia(db: Db, by: Author, id: string): Promise<string> {
  return recordedChanges(db, recordedMedia).remove(by, id, async (tx) => {
    const used = tx.selectFrom('attachment').select('fileId').where('fileId', '=', id).limit(1)
    if (await used.executeTakeFirst()) throw conflict('in-use', await inUseMessage(tx, id))
    const now = new Date().toISOString()
    await updateMedia(tx, id, { deletedAt: now, unusedSince: now })
  })
}

/** Puts a deleted file back into the library, for another day. @throws AppError 404 where it is not there any more */
export function restoreMedia(db: Db, by: Author, id: string): Promise<Media> {
  return db.transaction().execute(async (tx) => {
    const restored = await tx
      .updateTable('file')
      .set({ deletedAt: null, unusedSince: new Date().toISOString() })
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    const media = restored && (await readOneMedia(tx, id))
    if (!media) throw notFound(fileMessages.notFound, 'file-not-found')
    const subject = { id, name: recordedMedia.nameOf(media) }
    await insertActivity(tx, { by, action: 'restored', kind: 'media', subject })
    return media
  })
}
