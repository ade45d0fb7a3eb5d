import { z } from 'zod'
import { described, named } from './described.ts'
import { email, id, isPhone, moment, requiredText, stored, updatedAt } from './fields.ts'
import { image } from './file.ts'
import { limits } from './limits.ts'

export const enquiryStatuses = ['new', 'contacted', 'resolved'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** As people read them. */
export const enquiryStatusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  resolved: 'Resolved',
}

/** What the public form says and an administrator reads as it is: a new field is one line here. */
const ownFields = {
  name: described(requiredText('Name', limits.name), 'Who asks.', 'Name Surname'),
  email: described(email, 'Where they can be written to.', 'name@example.com', { format: 'email' }),
  phone: described(
    requiredText('Phone', limits.phone).refine(isPhone, 'Please enter a valid phone number'),
    'Where they can be called: 7 to 15 digits, with `+`, spaces, dots, dashes or brackets between them.',
    '+91 98765 43210',
  ),
  state: described(requiredText('State', limits.name), 'The state that they want to build in.', 'Kerala'),
  city: described(requiredText('City', limits.name), 'The city that they want to build in.', 'Kochi'),
  requirement: described(
    requiredText('Requirement', limits.enquiry.requirement),
    'What they want, in plain text.',
    'A house of 2,000 square feet on a corner plot.',
  ),
}

/** A hidden field named `website` stands beside it in the public form: who fills that in is a bot. */
export const enquiryCreate = named(
  'EnquiryCreate',
  'An enquiry, as it is stored.',
  z.object({
    ...ownFields,
    designId: described(
      z
        .unknown()
        .optional()
        .transform((value) => (typeof value === 'string' ? value : undefined)),
      'The id of the design, or the code of the sample, that it is about; one that names nothing is dropped.',
      '6740a1b2c3d4e5f60718293a',
      { type: 'string' },
    ),
    agreedTo: described(
      z
        .unknown()
        .optional()
        .transform((value) =>
          typeof value === 'string' ? value.slice(0, limits.enquiry.notice) : undefined,
        ),
      'The notice that stood beside the form, word for word; one that never stood there is dropped.',
      'Plinth keeps what you send here to answer you, and for nothing else.',
      { type: 'string' },
    ),
  }),
)
export type EnquiryCreate = z.infer<typeof enquiryCreate>

/** What is sent beside what is stored. */
export const enquirySent = named(
  'EnquirySent',
  'An enquiry, as the public form sends it.',
  z.object({
    ...enquiryCreate.shape,
    filledInMs: described(
      z
        .unknown()
        .optional()
        .transform((value) => (typeof value === 'number' ? value : undefined)),
      'Milliseconds from the first letter that was typed to sending; it is not stored.',
      48_000,
      { type: 'integer' },
    ),
  }),
)
export type EnquirySent = EnquiryCreate & Partial<Pick<z.infer<typeof enquirySent>, 'filledInMs'>>

export const enquiryStatus = z.enum(enquiryStatuses, {
  error: `Status must be one of ${enquiryStatuses.join(', ')}`,
})

export const enquiryUpdate = named(
  'EnquiryUpdate',
  'What is to change of an enquiry.',
  z.object({
    status: described(enquiryStatus.optional(), 'What has become of it.', 'contacted'),
    updatedAt,
  }),
)
export type EnquiryUpdate = z.infer<typeof enquiryUpdate>

const code = described(z.string(), 'The code of the design.', 'ARC-1001')
const title = described(z.string(), 'What the design was called.', 'Courtyard house')
const picture = described(image.nullable(), 'The first picture of the design; null where it had none.')

const about = named(
  'EnquiryAbout',
  'What an enquiry is about, as it was then: it outlasts the design.',
  z.object({
    code,
    title,
    price: described(
      z.number().nullable(),
      'What a visitor paid for it, in rupees; null where it had no price.',
      2_150_000,
    ),
    image: picture,
    isSample: described(z.boolean(), 'Whether it is a built-in sample, which nobody can buy.', false),
  }),
)
export type About = z.infer<typeof about>

export const enquiry = named(
  'Enquiry',
  'What somebody asks of the firm.',
  z.object({
    ...stored,
    ...ownFields,
    status: described(enquiryStatus, 'What has become of it.', 'new'),
    designId: described(id.nullable(), 'The id of the design that it is about; null where there is none.'),
    design: described(
      z.object({ _id: id, code, title, image: picture }).nullable(),
      'The design that it is about, as it is now; null where there is none.',
    ),
    about: described(about.nullable(), 'What it is about; null where that is nothing in particular.'),
    agreedAt: moment(
      'When the notice beside the form was agreed to; null where none is known to have stood there',
      '2026-11-22T09:30:00.000Z',
    ).nullable(),
    anonymousSince: moment(
      'When whose it was, what was asked and its notes were deleted, because its time was over; null where they are there',
      '2027-11-22T09:30:00.000Z',
    ).nullable(),
  }),
)
export type Enquiry = z.infer<typeof enquiry>

/** What was asked about in a line; '' where that was nothing in particular. */
export function aboutInWords(about: Pick<About, 'code' | 'title'> | null): string {
  return about ? `${about.code} ${about.title}` : ''
}
