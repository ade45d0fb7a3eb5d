import { z } from 'zod'
import { described, named } from './described.ts'
import { moment } from './fields.ts'

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
