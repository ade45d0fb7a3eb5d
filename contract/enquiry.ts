import { z } from 'zod'
import { described, named } from './described.ts'
import {
  email,
  id,
  isoDay,
  isPhone,
  isSafeLink,
  moment,
  requiredLine,
  requiredText,
  stored,
  updatedAt,
} from './fields.ts'
import { image } from './file.ts'
import { idPattern } from './identity.ts'
import { limits } from './limits.ts'
import { enquiryMessages } from './messages.ts'

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
  name: described(requiredLine('Name', limits.name), 'Who asks.', 'Name Surname'),
  email: described(email, 'Where they can be written to.', 'name@example.com', { format: 'email' }),
  phone: described(
    requiredLine('Phone', limits.phone).refine(isPhone, 'Please enter a valid phone number'),
    'Where they can be called: 7 to 15 digits, with `+`, spaces, dots, dashes or brackets between them.',
    '+91 98765 43210',
  ),
  state: described(requiredLine('State', limits.name), 'The state that they want to build in.', 'Kerala'),
  city: described(requiredLine('City', limits.name), 'The city that they want to build in.', 'Kochi'),
  requirement: described(
    requiredText('Requirement', limits.enquiry.requirement),
    'What they want, in plain text.',
    'A house of 2,000 square feet on a corner plot.',
  ),
}

/** What comes beside what was typed: nothing of it is worth refusing an enquiry, so that what makes no sense is dropped. */
function beside(description: string, example: string, isMeant: (text: string) => boolean = () => true) {
  return described(
    z
      .unknown()
      .optional()
      .transform((value) => {
        const text = typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : ''
        return text !== '' && text.length <= limits.enquiry.beside && isMeant(text) ? text : undefined
      }),
    description,
    example,
    { type: 'string' },
  )
}

/** Where a visitor was and what they looked for, as the site sends it along. */
const besideFields = {
  shortlist: beside(
    'The key of the shortlist that it is about; one that opens nothing is dropped.',
    'dGhpcyBpcyBh',
  ),
  plot: beside(
    'The plot that it is about, as addresses say it; a text that is no plot is dropped.',
    '30x40ft-e',
  ),
  search: beside('What was searched for before.', '3 bhk east'),
  page: beside(
    'The page on which it was written: a path of this site.',
    '/find?q=30x40',
    (path) => path.startsWith('/') && isSafeLink(path),
  ),
  image: beside(
    'The file id of the picture of the design that was in view; another than one of its own is dropped.',
    '6740a1b2c3d4e5f60718293a',
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
      'The id or the code of the design or sample that it is about; one that names nothing is dropped.',
      '6740a1b2c3d4e5f60718293a',
      { type: 'string' },
    ),
    ...besideFields,
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
type Typed = keyof typeof ownFields
type Beside<Whole> = Partial<Omit<Whole, Typed>>
type WholeEnquiry = z.infer<typeof enquiryCreate>
export type EnquiryCreate = Pick<WholeEnquiry, Typed> & Beside<WholeEnquiry>

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

/** What was typed of it, without what came beside. */
export function typedOf(enquiry: Record<Typed, string>): Record<Typed, string> {
  const typed = Object.keys(ownFields).map((name) => [name, enquiry[name as Typed]])
  return Object.fromEntries(typed)
}

export type EnquirySent = Pick<EnquiryCreate, Typed> & Beside<z.infer<typeof enquirySent>>

export const enquiryStatus = z.enum(enquiryStatuses, {
  error: `Status must be one of ${enquiryStatuses.join(', ')}`,
})

/** The day of a follow-up, where one is set. */
const followUpOn = described(
  isoDay('Follow-up').nullable(),
  'The day in India on which the firm means to be in touch again, as ISO 8601; null where none is set.',
  '2026-11-30',
)

/** Who answers an enquiry, by id. */
const assignee = described(
  z
    .string({ error: enquiryMessages.unknownAssignee })
    .refine((id) => idPattern.test(id), enquiryMessages.unknownAssignee)
    .toLowerCase()
    .nullable(),
  'The id of the account that answers it, one that may answer enquiries; null for nobody.',
  '6740a1b2c3d4e5f60718293a',
)

export const enquiryUpdate = named(
  'EnquiryUpdate',
  'What is to change of an enquiry.',
  z.object({
    status: described(enquiryStatus.optional(), 'What has become of it.', 'contacted'),
    followUpOn: followUpOn.optional(),
    assignee: assignee.optional(),
    updatedAt,
  }),
)
export type EnquiryUpdate = z.infer<typeof enquiryUpdate>

const code = described(z.string(), 'The code of the design.', 'ARC-1001')
const title = described(z.string(), 'What the design was called.', 'Courtyard house')
const picture = described(image.nullable(), 'The first picture of the design; null where it had none.')

const askedDesign = {
  code,
  title,
  price: described(
    z.number().nullable(),
    'What a visitor paid for it, in rupees; null where it had no price.',
    2_150_000,
  ),
  image: picture,
  isSample: described(z.boolean(), 'Whether it is a built-in sample, which nobody can buy.', false),
}

const askedDesignShown = z.object(askedDesign)
/** One design as it was when it was asked about. */
export type AskedDesign = z.infer<typeof askedDesignShown>

const about = named(
  'EnquiryAbout',
  'What an enquiry is about, as it was then: it outlasts the designs.',
  z.object({
    ...askedDesign,
    code: described(
      code.nullable(),
      'The code of the design; null where it is about no single one.',
      'ARC-1001',
    ),
    title: described(
      title.nullable(),
      'What the design was called; null where it is about no single one.',
      'Courtyard house',
    ),
    list: described(
      z.array(named('EnquiryChosen', 'A design of the shortlist, as it was then.', askedDesignShown)),
      'The designs of the shortlist that was sent along, in its order.',
    ),
    plot: described(
      z.string().nullable(),
      'The plot that was asked about; null where none was.',
      '30x40ft-e',
    ),
    search: described(
      z.string().nullable(),
      'What was searched for before; null where nothing is known.',
      '3 bhk east',
    ),
    page: described(
      z.string().nullable(),
      'The page on which it was written; null where that is not known.',
      '/find?q=30x40',
    ),
  }),
)
export type About = z.infer<typeof about>

export const assigneeShown = named(
  'Assignee',
  'Whoever answers enquiries.',
  z.object({
    _id: id,
    name: described(z.string(), 'What the account is called.', 'Administrator'),
  }),
)
export type Assignee = z.infer<typeof assigneeShown>

export const enquiry = named(
  'Enquiry',
  'What somebody asks of the firm.',
  z.object({
    ...stored,
    ...ownFields,
    reference: described(
      z.string(),
      'What the visitor and the firm call it by on the telephone; searches find it.',
      'E604-2C3A',
    ),
    status: described(enquiryStatus, 'What has become of it.', 'new'),
    followUpOn,
    assignee: described(
      assigneeShown.nullable(),
      'Who answers it; null where nobody was named, or whose account is gone.',
    ),
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

/** Which design was asked about in a line; '' where that was no single one. */
export function aboutInWords(about: Pick<About, 'code' | 'title'> | null): string {
  return about?.code ? `${about.code} ${about.title}` : ''
}

/** The designs of the shortlist in a line each. */
export function listInWords(
  about: { list: Pick<About['list'][number], 'code' | 'title'>[] } | null,
): string[] {
  return (about?.list ?? []).map(({ code, title }) => `${code} ${title}`)
}

/** What the visitor and the firm call an enquiry by on the telephone: the end of its id, which is random. */
export function referenceOf(id: string): string {
  return `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase()
}
