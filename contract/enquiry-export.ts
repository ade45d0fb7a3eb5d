import { dayOf } from './dates.ts'
import { type About, aboutInWords, type Enquiry, enquiryStatusLabels } from './enquiry.ts'

export interface Exported
  extends Pick<
    Enquiry,
    'name' | 'email' | 'phone' | 'city' | 'state' | 'requirement' | 'status' | 'createdAt'
  > {
  about: Pick<About, 'code' | 'title'> | null
}

/** The columns of every export, in order. */
export const exportColumns = [
  'Name',
  'Email',
  'Phone',
  'Location',
  'Requirement',
  'Status',
  'Date',
  'Design',
] as const
const phoneColumn = exportColumns.indexOf('Phone')

/** What stands in the columns, as an administrator reads it on the screen. */
export function exportCells({ name, email, phone, city, state, requirement, ...enquiry }: Exported) {
  const { status, createdAt, about } = enquiry
  const place = `${city}, ${state}`
  return [
    name,
    email,
    phone,
    place,
    requirement,
    enquiryStatusLabels[status],
    dayOf(createdAt),
    aboutInWords(about),
  ]
}

/**
 * As `exportCells`, for CSV: before a telephone number stands a no-break space. Nothing that begins with one is a formula
 * or a number to a spreadsheet, so +91… is not worked out and 080… keeps its nought, and whoever reads the file by a
 * program trims it away.
 */
export function csvCells(enquiry: Exported): string[] {
  const cells = exportCells(enquiry)
  return cells.with(phoneColumn, `\u00a0${cells[phoneColumn]}`)
}

/**
 * How csv-stringify writes every export: with the mark by which Excel knows UTF-8, and an apostrophe before any other cell
 * that a spreadsheet would run as a formula.
 */
export const csvForm = { header: true, columns: [...exportColumns], escape_formulas: true, bom: true }
