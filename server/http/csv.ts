import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { csvFormOf } from '#contract/csv-form.ts'

/** A CSV file as a stream; nothing in it runs as a formula. @param rows the cells of each, in the order of the headings */
export function csvFile(headings: string[], rows: AsyncIterable<string[]>): Readable {
  const csv = stringify(csvFormOf(headings))
  Readable.from(rows)
    .on('error', (error) => csv.destroy(error))
    .pipe(csv)
  return csv
}
