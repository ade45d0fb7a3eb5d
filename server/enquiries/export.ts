import { Readable } from 'node:stream'
import { referenceOf } from '#contract/enquiry.ts'
import { csvCells, type Exported, exportCells, exportHeadings } from '#contract/enquiry-export.ts'
import { madeInTurns } from '../concurrency.ts'
import { csvFile } from '../http/csv.ts'
import { aboutOf } from './about.ts'
import { enquiryColumns } from './columns.ts'
import type { EnquiryRow } from './repository.ts'
import { workbook } from './workbook.ts'

type Rows = AsyncIterable<EnquiryRow>

/** A CSV file as a stream. */
export function csvOf(rows: Rows): Readable {
  return csvFile(exportHeadings, inTurns(rows, csvCells))
}

/** An .xlsx file as a stream; every cell is text, so nothing in it runs. */
export function workbookOf(rows: Rows): Readable {
  return Readable.from(workbook(inTurns(rows, exportCells)), { objectMode: false })
}

/** @param cellsOf the cells of one */
function inTurns(rows: Rows, cellsOf: (enquiry: Exported) => string[]): AsyncGenerator<string[]> {
  return madeInTurns(rows, (row) => {
    const values = enquiryColumns.values(row)
    const about = aboutOf(values.about, [])
    return cellsOf({ ...values, about, reference: referenceOf(row.id), createdAt: row.createdAt })
  })
}
