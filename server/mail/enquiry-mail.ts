import { aboutInWords, listInWords } from '#contract/enquiry.ts'
import { plotInWords } from '#contract/fit/plot-in-words.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { mailWords } from '#contract/words/mail.ts'
import { plotWords } from '#contract/words/measures.ts'
import type { Db } from '../database/schema.ts'
import { readEnquiry } from '../enquiries/document.ts'
import { readSettings } from '../settings/repository.ts'
import type { SendMail } from './queue.ts'
import type { Send } from './transport.ts'

/** Whether a mail's head can name an address in the ASCII that every mail server takes; a domain has an ASCII form. */
const fitsHead = (email: string) => /^[\x21-\x7e]+@[^@]+$/.test(email)

/** A visitor's words that stand in a line with ours: none of them begins another. */
const inOneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ')

/** The mail that tells the firm of a new enquiry; an answer to it goes to the visitor. */
export function createEnquiryMail(
  db: Db,
  { send, to, publicUrl }: { send: Send; to: string; publicUrl: string | undefined },
): SendMail {
  return async ({ subject: enquiryId }) => {
    const enquiry = await readEnquiry(db, enquiryId)
    if (!enquiry) return
    const { email, phone, requirement, reference, about } = enquiry
    const name = inOneLine(enquiry.name)
    const location = inOneLine(`${enquiry.city}, ${enquiry.state}`)
    const { words } = await readSettings(db)
    const say = wordsOf(mailWords, words)
    const sayPlot = wordsOf(plotWords, words)
    const lines = [
      say('mail.enquiry.name', { name }),
      say('mail.enquiry.email', { email }),
      say('mail.enquiry.phone', { phone }),
      say('mail.enquiry.location', { location }),
      ...(about?.code
        ? [
            say(about.isSample ? 'mail.enquiry.sample' : 'mail.enquiry.design', {
              design: aboutInWords(about),
            }),
          ]
        : []),
      ...(about?.plot ? [say('mail.enquiry.plot', { plot: plotInWords(about.plot, sayPlot) })] : []),
      ...listInWords(about).map((design) => say('mail.enquiry.chosen', { design })),
      ...(about?.search ? [say('mail.enquiry.search', { search: about.search })] : []),
      ...(about?.page ? [say('mail.enquiry.page', { page: `${publicUrl ?? ''}${about.page}` })] : []),
      say('mail.enquiry.reference', { reference }),
      '',
      requirement,
      ...(publicUrl ? ['', `${publicUrl}/admin/enquiries/${enquiryId}`] : []),
    ]
    await send({
      to,
      ...(fitsHead(email) && { replyTo: { name, address: email } }),
      subject: about?.code
        ? say('mail.enquiry.subject.design', { name, code: about.code })
        : say('mail.enquiry.subject', { name }),
      lines,
    })
  }
}
