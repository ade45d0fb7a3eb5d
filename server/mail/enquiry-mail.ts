import { aboutInWords, type Enquiry, listInWords } from '#contract/enquiry.ts'
import { plotInWords } from '#contract/fit/plot-in-words.ts'
import { type Words, wordsOf } from '#contract/words/fill.ts'
import { mailWords } from '#contract/words/mail.ts'
import { plotWords } from '#contract/words/measures.ts'
import { findAccount } from '../accounts/repository.ts'
import type { Db } from '../database/schema.ts'
import { readEnquiry } from '../enquiries/document.ts'
import { readSettings } from '../settings/repository.ts'
import type { SendMail } from './queue.ts'
import type { Send } from './transport.ts'

/** Whether a mail's head can name an address in the ASCII that every mail server takes; a domain has an ASCII form. */
const fitsHead = (email: string) => /^[\x21-\x7e]+@[^@]+$/.test(email)

/** A visitor's words that stand in a line with ours: none of them begins another. */
const inOneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ')

interface MailSettings {
  send: Send
  /** What links begin with. */
  publicUrl: string | undefined
}

/** The mail that tells the firm of a new enquiry; an answer to it goes to the visitor. */
export function createEnquiryMail(db: Db, { send, to, publicUrl }: MailSettings & { to: string }): SendMail {
  return async ({ subject: enquiryId }) => {
    const enquiry = await readEnquiry(db, enquiryId)
    if (!enquiry) return
    const { words } = await readSettings(db)
    const say = wordsOf(mailWords, words)
    const code = enquiry.about?.code
    const name = inOneLine(enquiry.name)
    await send({
      to,
      ...replyTo(enquiry),
      subject: code
        ? say('mail.enquiry.subject.design', { name, code })
        : say('mail.enquiry.subject', { name }),
      lines: linesOf(enquiry, words, publicUrl),
    })
  }
}

/** The mail that tells an account of an enquiry that somebody else assigned: to whom it is by then, and to nobody if it is nobody's. */
export function createAssignmentMail(db: Db, { send, publicUrl }: MailSettings): SendMail {
  return async ({ subject: enquiryId }) => {
    const enquiry = await readEnquiry(db, enquiryId)
    const account = enquiry?.assignee ? await findAccount(db, enquiry.assignee._id) : undefined
    if (!enquiry || !account || enquiry.anonymousSince) return
    const { words } = await readSettings(db)
    const say = wordsOf(mailWords, words)
    await send({
      to: account.email,
      ...replyTo(enquiry),
      subject: say('mail.assignment.subject', { name: inOneLine(enquiry.name) }),
      lines: [
        say('mail.assignment.lead'),
        '',
        ...linesOf(enquiry, words, publicUrl ?? account.origin ?? undefined),
      ],
    })
  }
}

function replyTo({ name, email }: Enquiry) {
  return fitsHead(email) ? { replyTo: { name: inOneLine(name), address: email } } : {}
}

/** All that is known of an enquiry, and the way to it. */
function linesOf(enquiry: Enquiry, words: Words, publicUrl: string | undefined): string[] {
  const { _id, email, phone, requirement, reference, about } = enquiry
  const say = wordsOf(mailWords, words)
  const sayPlot = wordsOf(plotWords, words)
  return [
    say('mail.enquiry.name', { name: inOneLine(enquiry.name) }),
    say('mail.enquiry.email', { email }),
    say('mail.enquiry.phone', { phone }),
    say('mail.enquiry.location', { location: inOneLine(`${enquiry.city}, ${enquiry.state}`) }),
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
    ...(publicUrl ? ['', `${publicUrl}/admin/enquiries/${_id}`] : []),
  ]
}
