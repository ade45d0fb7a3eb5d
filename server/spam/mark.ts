import type { Enquiry } from '#contract/enquiry.ts'
import { enquiryMessages } from '#contract/messages.ts'
import { type Spam, spamMessages } from '#contract/spam.ts'
import { recordedChanges } from '../activity/recorded.ts'
import type { Author } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { readEnquiry } from '../enquiries/document.ts'
import { editableEnquiries } from '../enquiries/editable.ts'
import { findEnquiry } from '../enquiries/repository.ts'
import { removeEnquiry } from '../enquiries/save.ts'
import { notFound } from '../errors.ts'
import { restoreFromTrash } from '../trash/restore.ts'
import { findMarked, insertMarked } from './marked.ts'

/**
 * Takes an enquiry for spam: with its notes it lies in the trash for as long, whole. One that is marked already stays so.
 * @throws AppError 404 where there is no such enquiry
 */
export async function markAsSpam(db: Db, by: Author, enquiryId: string): Promise<Spam> {
  const changes = recordedChanges(db, editableEnquiries)
  const mark = changes.remove(by, enquiryId, (tx, id) => moveToSpam(tx, by, id), 'marked-as-spam')
  const failure = await mark.then(
    () => notFound(enquiryMessages.notFound),
    (error: unknown) => error,
  )
  const marked = await findMarked(db, enquiryId)
  if (!marked) throw failure
  return marked
}

async function moveToSpam(tx: Db, by: Author, id: string): Promise<void> {
  const enquiry = await findEnquiry(tx, id)
  if (!enquiry) throw notFound(enquiryMessages.notFound)
  await removeEnquiry(tx, id)
  await insertMarked(tx, by, enquiry)
}

/**
 * It is the enquiry that it was, with its notes and its history.
 * @throws AppError 404 where it is that already, or gone for good
 */
export async function unmark(db: Db, by: Author, enquiryId: string): Promise<Enquiry> {
  await restoreFromTrash(db, by, enquiryId, false)
  const enquiry = await readEnquiry(db, enquiryId)
  if (!enquiry) throw notFound(spamMessages.notFound)
  return enquiry
}
