import { z } from 'zod'
import { endOfDay, startOfDay } from './dates.ts'
import { described, named } from './described.ts'
import { type EnquiryStatus, enquiryStatus } from './enquiry.ts'
import { countOf, id, isoDay, paging, search, word } from './fields.ts'
import { limits } from './limits.ts'

export const followUps = ['due', 'set'] as const
export type FollowUp = (typeof followUps)[number]

/** The periods by which enquiries are looked through, each as of today; weeks begin on Monday. */
export const receivedPeriods = ['today', 'yesterday', 'week', 'week-before', 'month', 'month-before'] as const
export type ReceivedPeriod = (typeof receivedPeriods)[number]

/** In the place of an account's id: enquiries that nobody answers. */
export const nobody = 'nobody'

const enquiryFilters = {
  status: described(enquiryStatus.optional(), 'Only enquiries of this status.', 'new'),
  search: search(
    'Only enquiries that have every word of it in name, phone number, email, city, state, requirement or design code.',
    'courtyard',
  ),
  state: described(
    word.optional(),
    'Only enquiries from this state, whichever case the letters A to Z have.',
    'Kerala',
  ),
  design: described(word.optional(), 'Only enquiries about the design with this id or code.', 'ARC-1001'),
  phone: described(
    word.optional(),
    'Only enquiries from this telephone number, however it is written.',
    '+91 98765 43210',
  ),
  samePhoneAs: described(
    word.optional(),
    'Only enquiries from the telephone number of the enquiry with this id, however it is written; this one included.',
    '6740a1b2c3d4e5f60718293a',
  ),
  followUp: described(
    z.enum(followUps, { error: `Follow-up must be one of ${followUps.join(', ')}` }).optional(),
    'Only enquiries that are not resolved and have a day of follow-up: `due` today in India or before, `set` on any day.',
    'due',
  ),
  assignee: described(
    word.optional(),
    `Only enquiries that the account with this id answers; with \`${nobody}\` those that nobody does.`,
    nobody,
  ),
  from: described(
    isoDay('From').transform(startOfDay).optional(),
    'Only enquiries since this day began in India, as ISO 8601.',
    '2026-11-01',
  ),
  to: described(
    isoDay('To').transform(endOfDay).optional(),
    'Only enquiries until this day ended in India, as ISO 8601.',
    '2026-11-21',
  ),
}
export type EnquiryFilters = Partial<z.infer<z.ZodObject<typeof enquiryFilters>>>

export const enquiryCountQuery = z.object(enquiryFilters).omit({ status: true })

export const enquiryCounts = named(
  'EnquiryCounts',
  'Enquiries by status.',
  z.object({
    new: countOf('How many are new.', 3),
    contacted: countOf('How many were contacted.', 2),
    resolved: countOf('How many are resolved.', 7),
  } satisfies Record<EnquiryStatus, unknown>),
)
export type EnquiryCounts = z.infer<typeof enquiryCounts>

export const enquirySorts = ['newest', 'oldest', 'name', 'followUp'] as const
export type EnquirySort = (typeof enquirySorts)[number]

export const enquiryQuery = z.object({
  ...enquiryFilters,
  sort: described(
    z.enum(enquirySorts, { error: `Sort must be one of ${enquirySorts.join(', ')}` }).default('newest'),
    'Which come first: the newest, the oldest, by name, or those with the earliest day of follow-up.',
    'newest',
  ),
  ...paging,
})
export type EnquiryQuery = z.infer<typeof enquiryQuery>

const exportFormats = ['excel', 'xlsx', 'csv'] as const

export const exportQuery = z.object({
  ...enquiryFilters,
  format: described(
    z.enum(exportFormats, { error: `Format must be one of ${exportFormats.join(', ')}` }).default('excel'),
    'An Excel workbook (`excel` and `xlsx` mean the same), or comma-separated values in UTF-8.',
    'csv',
  ),
})

/** Of which enquiries it is asked how often their telephone numbers wrote: of those named, or of a page of the list. */
export const samePhoneQuery = enquiryQuery.extend({
  id: described(
    z
      .union([z.string().transform((one) => [one]), z.array(z.string())])
      .transform((ids) => ids.map((one) => one.toLowerCase()))
      .refine((ids) => ids.length <= limits.list.most, `At most ${limits.list.most} enquiries`)
      .optional(),
    'The id of an enquiry; repeatable. Where none is given, it is told of the page of enquiries that the other parameters ask for.',
    ['6740a1b2c3d4e5f60718293a'],
    { type: 'array', items: { type: 'string' } },
  ),
})

export const samePhone = named(
  'SamePhone',
  'How often a telephone number wrote.',
  z.object({
    _id: id,
    count: countOf(
      'How many enquiries came from the telephone number of this one, however it was written; this one included.',
      2,
    ),
  }),
)
export type SamePhone = z.infer<typeof samePhone>
