import { z } from 'zod'
import { endOfDay, startOfDay } from './dates.ts'
import { email, isPhone, paging, requiredText, stored, updatedAt, word } from './fields.ts'
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
  name: requiredText('Name', limits.name),
  email,
  phone: requiredText('Phone', limits.phone).refine(isPhone, 'Please enter a valid phone number'),
  state: requiredText('State', limits.name),
  city: requiredText('City', limits.name),
  requirement: requiredText('Requirement', limits.enquiry.requirement),
}

/** The public form. A hidden field named `website` stands beside it: who fills that in is a bot. */
export const enquiryCreate = z.object({
  ...ownFields,
  designId: z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' ? value : undefined)),
})
export type EnquiryCreate = z.infer<typeof enquiryCreate>

const status = z.enum(enquiryStatuses, { error: `Status must be one of ${enquiryStatuses.join(', ')}` })

export const enquiryUpdate = z.object({ status: status.optional(), updatedAt })
export type EnquiryUpdate = z.infer<typeof enquiryUpdate>

const day = (label: string) => z.iso.date({ error: `${label} must be a date like 2026-11-21` })

/**
 * `search` finds every word in name, phone number, email, place, requirement and design code; `design` is an id or a
 * code; `from` and `to` are days in India, both included.
 */
const enquiryFilters = {
  status: status.optional(),
  search: z.string().max(limits.search, `Search must be at most ${limits.search} characters`).optional(),
  state: word.optional(),
  design: word.optional(),
  from: day('From').transform(startOfDay).optional(),
  to: day('To').transform(endOfDay).optional(),
}
export type EnquiryFilters = Partial<z.infer<z.ZodObject<typeof enquiryFilters>>>

const enquirySorts = ['newest', 'oldest', 'name'] as const

export const enquiryQuery = z.object({
  ...enquiryFilters,
  sort: z.enum(enquirySorts, { error: `Sort must be one of ${enquirySorts.join(', ')}` }).default('newest'),
  ...paging,
})
export type EnquiryQuery = z.infer<typeof enquiryQuery>

const exportFormats = ['excel', 'xlsx', 'csv'] as const
export const exportQuery = z.object({
  ...enquiryFilters,
  format: z
    .enum(exportFormats, { error: `Format must be one of ${exportFormats.join(', ')}` })
    .default('excel'),
})

/** What was asked about, as it was then: it outlasts the design. `price` is what a visitor pays, in rupees. */
const about = z.object({
  code: z.string(),
  title: z.string(),
  price: z.number().nullable(),
  image: image.nullable(),
  /** A built-in sample, which nobody can buy. */
  isSample: z.boolean(),
})
export type About = z.infer<typeof about>

export const enquiry = z.object({
  ...stored,
  ...ownFields,
  status: z.enum(enquiryStatuses),
  designId: z.string().nullable(),
  design: z
    .object({ _id: z.string(), code: z.string(), title: z.string(), image: image.nullable() })
    .nullable(),
  about: about.nullable(),
})
export type Enquiry = z.infer<typeof enquiry>

/** What was asked about in a line; '' where that was nothing in particular. */
export function aboutInWords(about: Pick<About, 'code' | 'title'> | null): string {
  return about ? `${about.code} ${about.title}` : ''
}
