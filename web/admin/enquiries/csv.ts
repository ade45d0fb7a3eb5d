import { stringify } from 'csv-stringify/browser/esm/sync'
import { csvFormOf, csvType } from '#contract/csv-form.ts'
import type { Enquiry } from '#contract/enquiry.ts'
import { csvCells, exportHeadings } from '#contract/enquiry-export.ts'

/** The enquiries as a CSV file, the same as the server's; nothing in it runs as a formula. */
export function csvOf(enquiries: Enquiry[]): Blob {
  return new Blob([stringify(enquiries.map(csvCells), csvFormOf(exportHeadings))], { type: csvType })
}
