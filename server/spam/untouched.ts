import { spamMessages } from '#contract/spam.ts'
import { type Author, insertActivity, renameSubject } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { deleteEnquiry, findEnquiry } from '../enquiries/repository.ts'
import { countNotes } from '../enquiry-notes/repository.ts'
import { conflict } from '../errors.ts'
import { removeAttachments } from '../files/attachments.ts'

/**
 * Removes the enquiry that spam was made, for good: what it said is in spam again.
 * @throws AppError 409 where its status was changed, or something was noted on it
 */
export async function removeUntouched(tx: Db, by: Author, id: string) {
  const enquiry = await findEnquiry(tx, id)
  const notes = (await countNotes(tx, id, {})) + (await countNotes(tx, id, { deleted: true }))
  if (!enquiry || enquiry.updatedAt !== enquiry.createdAt || notes > 0)
    throw conflict('changed-meanwhile', spamMessages.answered)
  await removeAttachments(tx, [id])
  await deleteEnquiry(tx, id)
  await renameSubject(tx, 'enquiry', id, '')
  await insertActivity(tx, { by, action: 'deleted-for-good', kind: 'enquiry', subject: { id, name: '' } })
}
