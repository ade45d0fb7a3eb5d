import { type EnquiryCreate, type EnquiryUpdate, typedOf } from '#contract/enquiry.ts'
import { enquiryMessages } from '#contract/messages.ts'
import type { Notice } from '#contract/notice.ts'
import { changedMessage, isStale, nextVersion } from '../database/conflicts.ts'
import { holdAttachments, holdEnquiries } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'
import { conflict, notFound } from '../errors.ts'
import { attachPictures, findAsked } from './about.ts'
import { requireAssignee, withoutGone } from './assignees.ts'
import { enquiryColumns } from './columns.ts'
import { agreedNotice } from './notices.ts'
import { contentKeyOf, findRepeated } from './repeated.ts'
import { deleteEnquiry, findEnquiry, insertEnquiry, updateEnquiry } from './repository.ts'

interface Reception {
  notice?: Omit<Notice, 'since'>
  at?: string
  calledAs?: string
}

/**
 * Stores an enquiry and what it is about. One that says the same as another of the last minutes, from whomever, is
 * stored once: a browser that got no answer sends it again.
 * @param notice what stands beside the form now
 * @param at when it came, where that is not now
 * @param calledAs the id whose reference the visitor was told, where one was
 * @returns the new enquiry's id, or the id of the one that is there already
 */
export async function storeEnquiry(
  tx: Db,
  { agreedTo, ...enquiry }: EnquiryCreate,
  { notice, ...reception }: Reception = {},
): Promise<string | { known: string }> {
  await holdEnquiries(tx)
  await holdAttachments(tx)
  const said = typedOf(enquiry)
  const { pictures, ...asked } = await findAsked(tx, enquiry)
  const contentKey = contentKeyOf(said, asked)
  const known = await findRepeated(tx, contentKey)
  if (known) return { known }
  const noticeHash = await agreedNotice(tx, agreedTo, notice)
  const { id } = await insertEnquiry(tx, { ...said, ...asked, noticeHash }, contentKey, reception)
  await attachPictures(tx, id, pictures)
  return id
}

export async function changeEnquiry(
  tx: Db,
  id: string,
  { updatedAt, ...changes }: EnquiryUpdate,
): Promise<void> {
  const current = await findEnquiry(tx, id)
  if (!current) throw notFound(enquiryMessages.notFound)
  if (isStale(updatedAt, current.updatedAt)) throw conflict('changed-meanwhile', changedMessage('enquiry'))
  await requireAssignee(tx, changes.assignee)
  await updateEnquiry(tx, id, {
    ...enquiryColumns.changes(changes),
    updatedAt: nextVersion(current.updatedAt),
  })
}

/** Changes an enquiry back to what a version says of it. */
export async function restoreEnquiry(tx: Db, id: string, said: EnquiryUpdate): Promise<void> {
  return changeEnquiry(tx, id, await withoutGone(tx, said))
}

export async function removeEnquiry(tx: Db, id: string): Promise<void> {
  await deleteEnquiry(tx, id)
}
