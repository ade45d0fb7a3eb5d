import { z } from 'zod'
import { described, describedQuery, named } from './described.ts'
import { limits } from './limits.ts'

const storable = (value: string) => !value.includes('\0') && value.isWellFormed()

const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]+/g

/** A text of one line: what breaks it becomes a space. */
export function inOneLine(value: string): string {
  return value.replaceAll(lineBreaks, ' ')
}

const asTyped = (value: string) => value

/** Text of any length up to `max`, trimmed; `label` opens its messages. */
export function text(label: string, max: number, tooLong?: string) {
  return optional(label, max, asTyped, tooLong)
}

/** As `text`, and not empty: '{label} is required'. */
export function requiredText(label: string, max: number) {
  return required(label, max, asTyped)
}

/** As `text`, of one line. */
export function line(label: string, max: number) {
  return optional(label, max, inOneLine)
}

/** As `requiredText`, of one line. */
export function requiredLine(label: string, max: number) {
  return required(label, max, inOneLine)
}

function optional(
  label: string,
  max: number,
  tidy: (value: string) => string,
  tooLong = `${label} must be at most ${max} characters`,
) {
  return z
    .string({ error: `${label} must be text` })
    .overwrite(tidy)
    .trim()
    .max(max, tooLong)
    .refine(storable, `${label} contains a character that cannot be stored`)
}

function required(label: string, max: number, tidy: (value: string) => string) {
  const missing = `${label} is required`
  return (
    z
      .string({ error: ({ input }) => (input == null ? missing : `${label} must be text`) })
      .overwrite(tidy)
      .trim()
      .min(1, missing)
      .refine((value) => !isUnseen(value), missing)
      // What is very much too long is looked at no further.
      .max(max, { error: `${label} must be at most ${max} characters`, abort: true })
      .refine(storable, `${label} contains a character that cannot be stored`)
  )
}

/** Whether a text is nothing but signs without width, which could not even be pressed. */
export function isUnseen(value: string): boolean {
  return /^[\s\u0085\p{Cf}\u115f\u1160\u2800\u3164\uffa0]+$/u.test(value)
}

/** A required title: at least three characters. */
export const title = requiredLine('Title', limits.title.max).min(
  limits.title.min,
  `Title must be at least ${limits.title.min} characters`,
)

const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/

export const email = requiredText('Email', limits.email).regex(
  emailPattern,
  'Please enter a valid email address',
)

/**
 * 7 to 15 digits, with `+`, spaces, dots, dashes or brackets between them. Telephones put signs that are not seen around
 * a number that is copied from them.
 */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return /^[+\d\s().\p{Pd}\p{Cf}]+$/u.test(value) && digits >= 7 && digits <= 15
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

export const linkMessage = 'Please enter a valid link'

export const link = text('Link', limits.link).refine(isSafeLink, linkMessage)

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
    .array(line(label, limits.line), { error: `${label} must be a list` })
    .transform((values) => values.filter((value) => value !== ''))
    .refine((values) => values.length <= most, `At most ${most} ${label.toLowerCase()} are allowed`)
}

/** A date and time of a body, as ISO 8601 with its time zone: seconds may be left out, and are there afterwards. */
export function dateTime(error: string) {
  return z
    .string({ error })
    .transform((said) => said.replace(/(T\d\d:\d\d)(?=Z$|[+-][\d:]+$)/, '$1:00'))
    .pipe(z.iso.datetime({ offset: true, error }))
}

/** The version an edit started from; an older one than the stored is refused with 409. */
export const updatedAt = described(
  dateTime('updatedAt must be a date').optional(),
  'The `updatedAt` that the edit started from: an older one than the stored is refused with 409. Without it the body is taken as it is.',
  '2026-11-21T08:35:00.000Z',
  { format: 'date-time' },
)

export const displayOrder = described(
  z
    .int({ error: 'Display order must be a whole number' })
    .min(-limits.displayOrder, 'Display order is too small')
    .max(limits.displayOrder, 'Display order is too large'),
  'Its position in lists: the smallest number comes first, the newest first among equals.',
  1,
)

export const id = described(
  z.string(),
  '24 hexadecimal characters, in the order of creation.',
  '6740a1b2c3d4e5f60718293a',
)
export const slug = described(
  z.string(),
  'The name as addresses carry it: in lower case, with hyphens.',
  'villa',
)

/** How many there are. */
export function countOf(description: string, example: number) {
  return described(z.int().min(0), description, example)
}

/** A moment in a response. */
export function moment(description: string, example: string) {
  return described(z.iso.datetime(), `${description}, as ISO 8601 in UTC.`, example)
}

/** What every stored document carries besides its own fields. */
export const stored = {
  _id: id,
  createdAt: moment('When it was created', '2026-11-20T05:10:00.000Z'),
  updatedAt: moment('When it was last changed', '2026-11-21T08:35:00.000Z'),
}

const positive = (label: string) =>
  z
    .string()
    .regex(/^0*[1-9]\d*$/, `${label} must be a positive whole number`)
    .transform((value) => Math.min(Number(value), Number.MAX_SAFE_INTEGER))

/** Query fields of every list: `page` from 1, `limit` cut to the most. */
export const paging = {
  page: describedQuery(positive('Page').default(1), 'The page of the list, counted from 1.', 1, {
    type: 'integer',
    minimum: 1,
    default: 1,
  }),
  limit: queryLimit(limits.list.default, limits.list.most),
}

/** A query's `limit`, or another number by which an answer is as long: cut to `most`. */
export function queryLimit(standard: number, most: number, label = 'Limit') {
  const limit = positive(label)
    .transform((limit) => Math.min(limit, most))
    .default(standard)
  const description = `How many are answered at once; more than ${most} count as ${most}.`
  return describedQuery(limit, description, standard, {
    type: 'integer',
    minimum: 1,
    maximum: most,
    default: standard,
  })
}

/** A day of a query: '2026-11-21'. */
export function isoDay(label: string) {
  return z.iso.date({ error: `${label} must be a date like 2026-11-21` })
}

/** A word of a query, compared as it is; a zero character, which no stored text has, finds nothing. */
export const word = z.string().transform((value) => value.replaceAll('\0', '\ufffd'))

export function queryFlag(label: string, description: string) {
  const flag = z
    .enum(['true', 'false'], { error: `${label} must be true or false` })
    .transform((value) => value === 'true')
    .optional()
  return describedQuery(flag, description, true, { type: 'boolean' })
}

/** A query's text to search by. */
export function search(description: string, example: string) {
  const text = z.string().max(limits.search, `Search must be at most ${limits.search} characters`).optional()
  return described(text, description, example)
}

export const pagination = named(
  'Pagination',
  'The page that was answered, out of how many.',
  z.object({
    page: described(z.int().min(1), 'The page that was asked for, counted from 1.', 1),
    limit: described(z.int().min(1), 'How many a page holds at most.', 100),
    total: countOf('How many match in all.', 42),
    pages: countOf('How many pages they fill.', 1),
  }),
)
export type Pagination = z.infer<typeof pagination>
