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
import { AppError, notFound } from '../errors.ts'
import { restoreFromTrash } from '../trash/restore.ts'
import { dropMarked, findMarked, insertMarked } from './marked.ts'
import { findSpam } from './repository.ts'

/**
 * Takes an enquiry for spam: with its notes it lies in the trash for as long, whole. One that is marked already stays so.
 * @throws AppError 404 where there is no such enquiry
 */
export async function markAsSpam(db: Db, by: Author, enquiryId: string): Promise<Spam> {
  const changes = recordedChanges(db, editableEnquiries)
  try {
    await changes.remove(by, enquiryId, (tx, id) => moveToSpam(tx, by, id), 'marked-as-spam')
  } catch (error) {
    const isGone = error instanceof AppError && error.status === 404
    const before = isGone ? await findMarked(db, enquiryId) : undefined
    if (!before) throw error
    return before
  }
  const marked = await findMarked(db, enquiryId)
  if (!marked) throw notFound(enquiryMessages.notFound)
  return marked
}

async function moveToSpam(tx: Db, by: Author, id: string): Promise<void> {
  const enquiry = await findEnquiry(tx, id)
  if (!enquiry) throw notFound(enquiryMessages.notFound)
  await removeEnquiry(tx, id)
  await dropMarked(tx, id)
  await insertMarked(tx, by, enquiry)
}

/**
 * It is the enquiry that it was, with its notes and its history.
 * @throws AppError 404 where it is that already, or gone for good
 */
export async function unmark(db: Db, by: Author, spamId: string, enquiryId: string): Promise<Enquiry> {
  await restoreFromTrash(db, by, enquiryId, false, async (tx) => {
    const found = await findSpam(tx, spamId)
    if (!found?.enquiryId) throw notFound(spamMessages.notFound)
  })
  const enquiry = await readEnquiry(db, enquiryId)
  if (!enquiry) throw notFound(spamMessages.notFound)
  return enquiry
}
