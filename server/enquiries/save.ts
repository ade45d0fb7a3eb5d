import type { EnquiryCreate } from '#contract/enquiry.ts'
import { holdAttachments, holdEnquiries } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'
import { removeAttachments } from '../files/attachments.ts'
import { attachPicture, findAsked } from './about.ts'
import { contentKeyOf, findRepeated } from './repeated.ts'
import { deleteEnquiry, insertEnquiry } from './repository.ts'

/**
 * Stores an enquiry and what it is about. One that says the same as another of the last minutes, from whomever, is
 * stored once: a browser that got no answer sends it again.
 * @returns the new enquiry's id, or the id of the one that is there already
 */
export async function storeEnquiry(tx: Db, input: EnquiryCreate): Promise<string | { known: string }> {
  await holdEnquiries(tx)
  await holdAttachments(tx)
  const asked = await findAsked(tx, input.designId)
  const contentKey = contentKeyOf(input, asked)
  const known = await findRepeated(tx, contentKey)
  if (known) return { known }
  const { id } = await insertEnquiry(tx, { ...input, ...asked }, contentKey)
  if (asked.designId) await attachPicture(tx, id, asked.designId)
  return id
}

export async function removeEnquiry(tx: Db, id: string): Promise<void> {
  await deleteEnquiry(tx, id)
  await removeAttachments(tx, [id])
}
