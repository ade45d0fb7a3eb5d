import { z } from 'zod'
import { described, named } from './described.ts'
import { moment } from './fields.ts'
import type { Settings } from './settings.ts'

type NoticeOf = Pick<Settings, 'websiteName' | 'contactEmail' | 'enquiryMonths'>

/** What stands beside the enquiry form: who keeps what is sent, what for, how long, and how to have it back. */
export function enquiryNotice({ websiteName, contactEmail, enquiryMonths }: NoticeOf): string {
  const months = enquiryMonths === 1 ? 'a month' : `${enquiryMonths} months`
  const until =
    enquiryMonths > 0
      ? ` Your name, your contacts and what you wrote are removed ${months} after the last reply.`
      : ''
  return `${websiteName} keeps what you send here to answer you, and for nothing else.${until} To see it, correct it or have it deleted, write to ${contactEmail || 'us'}.`
}

export const notice = named(
  'Notice',
  'What stood beside the form as an enquiry was sent.',
  z.object({
    words: described(
      z.string(),
      'What it said.',
      'Plinth keeps what you send here to answer you, and for nothing else.',
    ),
    privacyPolicy: described(
      z.string(),
      'The privacy policy of then, as HTML; empty where it was the built-in one.',
      '<p>…</p>',
      { format: 'html' },
    ),
    since: moment('When it was first agreed to, or replaced', '2026-11-22T09:30:00.000Z'),
  }),
)
export type Notice = z.infer<typeof notice>

export const noticeMessages = { none: 'This enquiry came without a notice' } as const
