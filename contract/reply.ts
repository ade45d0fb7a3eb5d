import { z } from 'zod'
import { described, named } from './described.ts'
import { id, moment, requiredLine, requiredText, updatedAt } from './fields.ts'
import { limits } from './limits.ts'
import { refuseBraced } from './words/braced.ts'

/** What may stand in braces in a quick reply, and what that stands for. */
export const replyPlaceholders = {
  name: 'who asked',
  enquiry: '“your enquiry about Courtyard house (ARC-1001)”, or “your enquiry”',
  link: 'the address of the design’s page, or of the gallery',
  firm: 'the name of the firm',
} as const

export type ReplyPlaceholder = keyof typeof replyPlaceholders

/** The names of the placeholders, in the order in which they are told. */
export const replyPlaceholderNames = Object.keys(replyPlaceholders) as ReplyPlaceholder[]

const placeholder = new RegExp(`\\{(${replyPlaceholderNames.join('|')})\\}`, 'g')

/** The text of a quick reply as it is sent. */
export function filledReply(text: string, values: Readonly<Record<ReplyPlaceholder, string>>): string {
  return text.replace(placeholder, (_, name: ReplyPlaceholder) => values[name])
}

const name = described(
  requiredLine('Name', limits.replies.name),
  'What its button says. No two have the same name, whatever the letter case.',
  'Fees and stages',
)

const text = described(
  requiredText('Text', limits.replies.text).superRefine((typed, { addIssue }) => {
    const message = refuseBraced(typed, replyPlaceholderNames)
    if (message) addIssue({ code: 'custom', message })
  }),
  `What it says, in plain text with line breaks. Whoever answers fills in ${replyPlaceholderNames.map((each) => `\`{${each}}\` (${replyPlaceholders[each]})`).join(', ')}; nothing else may stand in braces.`,
  'Hello {name},\n\nThank you for {enquiry}: {link}\n\nRegards,\n{firm}',
)

export const replyCreate = named('QuickReplyCreate', 'A quick reply to be kept.', z.object({ name, text }))
export type ReplyCreate = z.infer<typeof replyCreate>

export const replyUpdate = named(
  'QuickReplyUpdate',
  'What is to change of a quick reply; a field that is not sent stays as it is.',
  z.object({ name: name.optional(), text: text.optional(), updatedAt }),
)
export type ReplyUpdate = z.infer<typeof replyUpdate>

export const quickReply = named(
  'QuickReply',
  'A text of the firm’s own that answers enquiries.',
  z.object({
    _id: id,
    name,
    text,
    updatedAt: moment('When it was changed last', '2026-11-21T08:35:00.000Z'),
  }),
)
export type QuickReply = z.infer<typeof quickReply>
