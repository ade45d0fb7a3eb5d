import { createTransport } from 'nodemailer'
import { aboutInWords } from '#contract/enquiry.ts'
import type { Db } from '../database/schema.ts'
import { readEnquiry } from '../enquiries/document.ts'
import type { SendEnquiryMail } from './queue.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * The mail that tells the firm of a new enquiry; an answer to it goes to the visitor.
 * @param smtpUrl `smtp://` or `smtps://`, with credentials where the server wants them
 */
export function createEnquiryMail(
  db: Db,
  { smtpUrl, to, publicUrl }: { smtpUrl: string; to: string; publicUrl: string | undefined },
): SendEnquiryMail {
  const transport = createTransport({ url: smtpUrl, ...patience })
  return async (enquiryId) => {
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
    await transport.sendMail({
      from: to,
      to,
      replyTo: { name, address: email },
      subject: `New enquiry from ${name}${about ? ` about ${about.code}` : ''}`,
      text: lines.join('\n'),
    })
  }
}
