import { z } from 'zod'
import { requiredText } from './fields.ts'
import { limits } from './limits.ts'

export const enquiryNoteCreate = z.object({ text: requiredText('Note', limits.enquiry.note) })
export type EnquiryNoteCreate = z.infer<typeof enquiryNoteCreate>

/** What one administrator tells the others of an enquiry; no visitor ever sees it. */
export const enquiryNote = z.object({
  _id: z.string(),
  createdAt: z.string(),
  account: z.object({ _id: z.string().nullable(), name: z.string() }),
  text: z.string(),
})
export type EnquiryNote = z.infer<typeof enquiryNote>
