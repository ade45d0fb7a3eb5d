import { z } from 'zod'
import { email, isPhone, paging, requiredText, stored, updatedAt } from './fields.ts'
import { image } from './file.ts'
import { limits } from './limits.ts'

export const enquiryStatuses = ['new', 'contacted', 'resolved'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** The public form. A hidden field named `website` stands beside it: who fills that in is a bot. */
export const enquiryCreate = z.object({
  name: requiredText('Name', limits.name),
  email,
  phone: requiredText('Phone', limits.phone).refine(isPhone, 'Please enter a valid phone number'),
  state: requiredText('State', limits.name),
  city: requiredText('City', limits.name),
  requirement: requiredText('Requirement', limits.enquiry.requirement),
  designId: z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' ? value : undefined)),
})
export type EnquiryCreate = z.infer<typeof enquiryCreate>

const status = z.enum(enquiryStatuses, { error: `Status must be one of ${enquiryStatuses.join(', ')}` })

export const enquiryUpdate = z.object({ status: status.optional(), updatedAt })
export type EnquiryUpdate = z.infer<typeof enquiryUpdate>

const enquiryFilters = { status: status.optional() }
export const enquiryQuery = z.object({ ...enquiryFilters, ...paging })

const exportFormats = ['excel', 'xlsx', 'csv'] as const
export const exportQuery = z.object({
  ...enquiryFilters,
  format: z
    .enum(exportFormats, { error: `Format must be one of ${exportFormats.join(', ')}` })
    .default('excel'),
})

export const enquiry = z.object({
  ...stored,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  state: z.string(),
  requirement: z.string(),
  status: z.enum(enquiryStatuses),
  designId: z.string().nullable(),
  design: z
    .object({ _id: z.string(), code: z.string(), title: z.string(), image: image.nullable() })
    .nullable(),
})
export type Enquiry = z.infer<typeof enquiry>

/** The columns of every export, in order. */
export const exportColumns = ['Name', 'Email', 'Phone', 'Location', 'Requirement', 'Status', 'Date'] as const
