import type { EnquiryCreate, EnquiryUpdate } from '#contract/enquiry.ts'
import { enquiryMessages } from '#contract/messages.ts'
import { changedMessage, isStale, nextVersion } from '../database/conflicts.ts'
import { holdAttachments, holdEnquiries } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'
import { conflict, notFound } from '../errors.ts'
import { attachPicture, findAsked } from './about.ts'
import { contentKeyOf, findRepeated } from './repeated.ts'
import { deleteEnquiry, findEnquiry, insertEnquiry, updateEnquiry } from './repository.ts'

/**
 * Stores an enquiry and what it is about. One that says the same as another of the last minutes, from whomever, is
 * stored once: a browser that got no answer sends it again.
 * @param receivedAt when it came, where that is not now
 * @returns the new enquiry's id, or the id of the one that is there already
 */
export async function storeEnquiry(
  tx: Db,
  input: EnquiryCreate,
  receivedAt?: string,
): Promise<string | { known: string }> {
  await holdEnquiries(tx)
  await holdAttachments(tx)
  const asked = await findAsked(tx, input.designId)
  const contentKey = contentKeyOf(input, asked)
  const known = await findRepeated(tx, contentKey)
  if (known) return { known }
  const { id } = await insertEnquiry(tx, { ...input, ...asked }, contentKey, receivedAt)
  if (asked.designId) await attachPicture(tx, id, asked.designId)
  return id
}

export async function changeEnquiry(tx: Db, id: string, { status, updatedAt }: EnquiryUpdate): Promise<void> {
  const current = await findEnquiry(tx, id)
  if (!current) throw notFound(enquiryMessages.notFound)
  if (isStale(updatedAt, current.updatedAt)) throw conflict('changed-meanwhile', changedMessage('enquiry'))
  await updateEnquiry(tx, id, { status, updatedAt: nextVersion(current.updatedAt) })
}

export async function removeEnquiry(tx: Db, id: string): Promise<void> {
  await deleteEnquiry(tx, id)
}
