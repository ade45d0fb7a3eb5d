import { z } from 'zod'
import { described, named } from './described.ts'
import { id, moment, paging, queryFlag, requiredText } from './fields.ts'
import { limits } from './limits.ts'

const text = described(
  requiredText('Note', limits.enquiry.note),
  'The note, in plain text.',
  'Call after six.',
)

export const enquiryNoteQuery = z.object({
  deleted: queryFlag(
    'Deleted',
    'With `true` the notes that were deleted and can be restored, instead of the others.',
  ),
  ...paging,
})
export type EnquiryNoteQuery = z.infer<typeof enquiryNoteQuery>

export const enquiryNoteCreate = named(
  'EnquiryNoteCreate',
  'A note to be added to an enquiry.',
  z.object({ text }),
)
export type EnquiryNoteCreate = z.infer<typeof enquiryNoteCreate>

export const enquiryNote = named(
  'EnquiryNote',
  'What one administrator tells the others of an enquiry; no visitor ever sees it.',
  z.object({
    _id: id,
    createdAt: moment('When it was written', '2026-11-21T09:00:00.000Z'),
    account: described(
      z.object({
        _id: described(id.nullable(), 'The id of the account; null where it is no longer known.'),
        name: described(z.string(), 'What the account was called then.', 'Administrator'),
      }),
      'Who wrote it.',
    ),
    text,
  }),
)
export type EnquiryNote = z.infer<typeof enquiryNote>
