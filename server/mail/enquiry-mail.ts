import { aboutInWords } from '#contract/enquiry.ts'
import type { Db } from '../database/schema.ts'
import { readEnquiry } from '../enquiries/document.ts'
import type { SendMail } from './queue.ts'
import type { Send } from './transport.ts'

/** The mail that tells the firm of a new enquiry; an answer to it goes to the visitor. */
export function createEnquiryMail(
  db: Db,
  { send, to, publicUrl }: { send: Send; to: string; publicUrl: string | undefined },
): SendMail {
  return async ({ subject: enquiryId }) => {
    const enquiry = await readEnquiry(db, enquiryId)
    if (!enquiry) return
    const { name, email, phone, city, state, requirement, about } = enquiry
    const lines = [
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      `Location: ${city}, ${state}`,
      ...(about ? [`${about.isSample ? 'Sample design' : 'Design'}: ${aboutInWords(about)}`] : []),
      '',
      requirement,
      ...(publicUrl ? ['', `${publicUrl}/admin/enquiries/${enquiryId}`] : []),
    ]
    await send({
      to,
      replyTo: { name, address: email },
      subject: `New enquiry from ${name}${about ? ` about ${about.code}` : ''}`,
      lines,
    })
  }
}
