import { stringify } from 'csv-stringify/browser/esm/sync'
import { dayOf } from '#contract/dates.ts'
import { aboutInWords, type Enquiry, exportColumns } from '#contract/enquiry.ts'

/** The enquiries as a CSV file; a cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvOf(enquiries: Enquiry[]): Blob {
  const rows = enquiries.map(({ name, email, phone, city, state, requirement, status, createdAt, about }) => [
    name,
    email,
    phone,
    `${city}, ${state}`,
    requirement,
    status,
    dayOf(createdAt),
    aboutInWords(about),
  ])
  const text = stringify(rows, { header: true, columns: [...exportColumns], escape_formulas: true })
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
