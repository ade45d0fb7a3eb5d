import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { referenceOf } from '#contract/enquiry.ts'
import { csvCells, type Exported, exportCells, exportHeadings } from '#contract/enquiry-export.ts'
import { csvFile } from '../http/csv.ts'
import { aboutOf } from './about.ts'
import { enquiryColumns } from './columns.ts'
import type { EnquiryRow } from './repository.ts'
import { workbook } from './workbook.ts'

type Rows = AsyncIterable<EnquiryRow>

const rowsInOnePiece = 100

/** A CSV file as a stream. */
export function csvOf(rows: Rows): Readable {
  return csvFile(exportHeadings, inTurns(rows, csvCells))
}

/** An .xlsx file as a stream; every cell is text, so nothing in it runs. */
export function workbookOf(rows: Rows): Readable {
  return Readable.from(workbook(inTurns(rows, exportCells)), { objectMode: false })
}

/** The cells of every row; between a few of them other requests are answered. */
async function* inTurns(rows: Rows, cellsOf: (enquiry: Exported) => string[]): AsyncGenerator<string[]> {
  let count = 0
  for await (const row of rows) {
    const values = enquiryColumns.values(row)
    const about = aboutOf(values.about, [])
    yield cellsOf({ ...values, about, reference: referenceOf(row.id), createdAt: row.createdAt })
    if (++count % rowsInOnePiece === 0) await setImmediate()
  }
}
