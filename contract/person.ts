import { z } from 'zod'
import { described, named } from './described.ts'
import { enquiry } from './enquiry.ts'
import { enquiryNote } from './enquiry-note.ts'
import { countOf, moment, word } from './fields.ts'
import { notice } from './notice.ts'
import { spam } from './spam.ts'

const given = word.transform((value) => value.trim())

/** By what a person is found; where both are given, by either. */
export const personQuery = z.object({
  phone: described(given.optional(), 'Their telephone number, however it is written.', '+91 98765 43210'),
  email: described(given.optional(), 'Their email address, in any letter case.', 'name@example.com'),
})
export type PersonQuery = z.infer<typeof personQuery>

const deletedAt = described(
  moment('When it was deleted', '2026-11-22T09:00:00.000Z').nullable(),
  'When it was deleted; null where it was not.',
)

const asked = z.object({
  enquiry,
  notice: described(notice.nullable(), 'What they agreed to; null where no notice is known.'),
  notes: described(
    z.array(enquiryNote.extend({ deletedAt })),
    'What administrators noted of it, with what they deleted of that and can restore, the oldest first.',
  ),
})

export const personalData = named(
  'PersonalData',
  'All that is stored of a person who asked the firm.',
  z.object({
    enquiries: described(z.array(asked), 'Their enquiries, the newest first.'),
    trash: described(
      z.array(described(z.record(z.string(), z.unknown()), 'The rows of one, by table.', {})),
      'Their enquiries in the trash, as they are stored.',
    ),
    spam: described(z.array(spam), 'What came from them and looks like spam.'),
  }),
)

export type PersonalData = z.infer<typeof personalData>

export const erased = named(
  'Erased',
  'How much was deleted for good.',
  z.object({
    enquiries: countOf('Enquiries with their notes, those in the trash included', 2),
    spam: countOf('Messages in spam', 0),
  }),
)
export type Erased = z.infer<typeof erased>

export const personMessages = { nobody: 'Name a telephone number or an email address' } as const
