import { stringify } from 'csv-stringify/browser/esm/sync'
import { dayOf } from '#contract/dates.ts'
import { type Enquiry, exportColumns } from '#contract/enquiry.ts'

/** The enquiries as a CSV file; a cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvOf(enquiries: Enquiry[]): Blob {
  const rows = enquiries.map(({ name, email, phone, city, state, requirement, status, createdAt }) => [
    name,
    email,
    phone,
    `${city}, ${state}`,
    requirement,
    status,
    dayOf(createdAt),
  ])
  const text = stringify(rows, { header: true, columns: [...exportColumns], escape_formulas: true })
  return new Blob([text], { type: 'text/csv;charset=utf-8' })
}
