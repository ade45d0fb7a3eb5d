import { designPath } from '#contract/design-path.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { nameKey } from '#contract/identity.ts'
import { formatAmount, type PaymentRequest, paymentAddress } from '#contract/payment-request.ts'
import { filledReply, type ReplyCreate, type ReplyPlaceholder } from '#contract/reply.ts'
import { aboutDesign, subjectOf } from './reply-opening.ts'

type Asked = Pick<Enquiry, 'name' | 'design' | 'about'>

/** What a reply says of the firm. */
export interface FirmSite {
  firm: string
  /** What the addresses of its site begin with. */
  origin: string
}

/** A text that answers an enquiry, before anyone has looked it over. */
export interface Reply {
  name: string
  subject: string
  text: string
}

/** The product's own, as the firm would write them. */
export const builtInReplies: ReplyCreate[] = [
  {
    name: 'Thank and call',
    text: letter(
      'Thank you for {enquiry}. We have read it and would like to talk it through with you.',
      'When may we call you?',
    ),
  },
  {
    name: 'Ask for details',
    text: letter(
      'Thank you for {enquiry}. So that we can answer it well, please tell us:',
      '1. The size of your plot, and which way it faces\n2. How many floors and bedrooms you need\n3. Your budget, and when you want to begin',
      'A sketch or a photo of the site helps too.',
    ),
  },
  {
    name: 'Propose a meeting',
    text: letter(
      'Thank you for {enquiry}. We would be glad to meet you and to go through drawings together.',
      'Which day this week or next suits you?',
    ),
  },
]

function letter(...paragraphs: string[]): string {
  return ['Hello {name},', ...paragraphs, 'Regards,\n{firm}'].join('\n\n')
}

/** The text of the firm's own that takes the place of one of the product's, as it has its name. */
export function insteadOf<Own extends ReplyCreate>(builtIn: ReplyCreate, own: Own[]): Own | undefined {
  return own.find(({ name }) => nameKey(name) === nameKey(builtIn.name))
}

/** The texts that an answer can begin with, the product's first, filled in for an enquiry. */
export function repliesTo(asked: Asked, site: FirmSite, own: ReplyCreate[] = []): Reply[] {
  const values = valuesFor(asked, site)
  const subject = subjectOf(asked, site.firm)
  const first = builtInReplies.map((builtIn) => insteadOf(builtIn, own) ?? builtIn)
  const all = [...first, ...own.filter((reply) => !first.includes(reply))]
  return all.map(({ name, text }) => ({ name, subject, text: filledReply(text, values) }))
}

/** What the reply is called that asks for a payment. */
export const paymentReplyName = 'Ask for payment'

/**
 * A reply that asks for a payment, by a link to the page that says how.
 * @param byAccount whether that page names an account
 */
export function replyAskingFor(
  request: PaymentRequest,
  asked: Asked,
  site: FirmSite,
  byAccount: boolean,
): Reply {
  const { amount, reference } = request
  const text = letter(
    `Please pay ${formatAmount(amount)}${reference && ` for ${reference}`} here:\n${site.origin}${paymentAddress(request)}`,
    `The page ${byAccount ? 'names the account that it goes to, and ' : ''}never asks for a PIN or a one-time password.`,
  )
  return {
    name: paymentReplyName,
    subject: reference ? `Payment for ${reference}` : `Payment to ${site.firm}`,
    text: filledReply(text, valuesFor(asked, site)),
  }
}

/** What the placeholders of a reply to an enquiry stand for. */
export function valuesFor(asked: Asked, { firm, origin }: FirmSite): Record<ReplyPlaceholder, string> {
  return {
    name: asked.name,
    enquiry: `your enquiry${aboutDesign(asked)}`,
    link: origin + pagePathOf(asked),
    firm,
  }
}

/** Where what was asked about can be seen; of a design that is gone since, the gallery is. */
function pagePathOf({ design, about }: Asked): string {
  const code = design?.code ?? (about?.isSample ? about.code : null)
  return code ? designPath({ code }) : '/gallery'
}
