import { z } from 'zod'
import { limits } from './limits.ts'

const storable = (value: string) => !value.includes('\0') && value.isWellFormed()

/** Text of any length up to `max`, trimmed; `label` opens its messages. */
export function text(label: string, max: number, tooLong = `${label} must be at most ${max} characters`) {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .max(max, tooLong)
    .refine(storable, `${label} contains a character that cannot be stored`)
}

/** As `text`, and not empty: '{label} is required'. */
export function requiredText(label: string, max: number) {
  const missing = `${label} is required`
  return z
    .string({ error: ({ input }) => (input == null ? missing : `${label} must be text`) })
    .trim()
    .min(1, missing)
    .max(max, `${label} must be at most ${max} characters`)
    .refine(storable, `${label} contains a character that cannot be stored`)
}

/** A required title: at least three characters. */
export const title = requiredText('Title', limits.title.max).min(
  limits.title.min,
  `Title must be at least ${limits.title.min} characters`,
)

const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/

export const email = requiredText('Email', limits.email).regex(
  emailPattern,
  'Please enter a valid email address',
)

/** 7 to 15 digits, with `+`, spaces, dots, dashes or brackets between them. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return /^[+\d\s().-]+$/.test(value) && digits >= 7 && digits <= 15
}

/** http(s), mailto, tel or site-relative; empty clears the field. */
export function isSafeLink(value: string): boolean {
  if (value === '') return true
  if (/[\s\\<>"\p{Cc}]/u.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  if (value.startsWith('#')) return true
  if (!/^(https?:\/\/|mailto:|tel:)[^/]/i.test(value)) return false
  return URL.canParse(value)
}

export const link = text('Link', limits.link).refine(isSafeLink, 'Please enter a valid link')

/** A finite number that is not negative; null clears it. */
export function amount(label: string, max: number) {
  return z
    .number({ error: `${label} must be a number` })
    .min(0, `${label} must not be negative`)
    .max(max, `${label} is too large`)
    .nullable()
}

export function flag(label: string) {
  return z.boolean({ error: `${label} must be true or false` })
}

/** A list of short texts; empty entries are dropped. */
export function texts(label: string, most: number) {
  return z
    .array(text(label, limits.line), { error: `${label} must be a list` })
    .transform((values) => values.filter((value) => value !== ''))
    .refine((values) => values.length <= most, `At most ${most} ${label.toLowerCase()} are allowed`)
}

/** The version an edit started from; an older one than the stored is refused with 409. */
export const updatedAt = z.iso.datetime({ offset: true, error: 'updatedAt must be a date' }).optional()

export const displayOrder = z
  .int({ error: 'Display order must be a whole number' })
  .min(-limits.displayOrder, 'Display order is too small')
  .max(limits.displayOrder, 'Display order is too large')

/** What every stored document carries besides its own fields. */
export const stored = { _id: z.string(), createdAt: z.string(), updatedAt: z.string() }

const positive = (label: string) =>
  z
    .string()
    .regex(/^0*[1-9]\d*$/, `${label} must be a positive whole number`)
    .transform((value) => Math.min(Number(value), Number.MAX_SAFE_INTEGER))

/** Query fields of every list: `page` from 1, `limit` cut to the most. */
export const paging = {
  page: positive('Page').default(1),
  limit: positive('Limit')
    .transform((limit) => Math.min(limit, limits.list.most))
    .default(limits.list.default),
}

/** A query's `limit` where lists are short: cut to `most`. */
export function shortLimit(standard: number, most: number) {
  return positive('Limit')
    .transform((limit) => Math.min(limit, most))
    .default(standard)
}

/** A word of a query, compared as it is; a zero character, which no stored text has, finds nothing. */
export const word = z.string().transform((value) => value.replaceAll('\0', '\ufffd'))

export const queryFlag = (label: string) =>
  z
    .enum(['true', 'false'], { error: `${label} must be true or false` })
    .transform((value) => value === 'true')
    .optional()

export const pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  pages: z.number(),
})
export type Pagination = z.infer<typeof pagination>
