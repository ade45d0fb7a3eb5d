import { PassThrough, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { dayOf } from '#contract/dates.ts'
import { aboutInWords, exportColumns } from '#contract/enquiry.ts'
import type { EnquiryRow } from './repository.ts'

type Rows = AsyncIterable<EnquiryRow>

const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A CSV file as a stream; a cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvOf(rows: Rows): Readable {
  const csv = stringify({ header: true, columns: [...exportColumns], escape_formulas: true })
  Readable.from(cellsOf(rows))
    .on('error', (error) => csv.destroy(error))
    .pipe(csv)
  return csv
}

/**
 * An .xlsx file as a stream, one row in memory at a time; every cell is text, so nothing in it runs, and without the
 * characters that XML has no place for.
 */
export function workbookOf(rows: Rows): Readable {
  const stream = new PassThrough()
  writeWorkbook(rows, stream).catch((error) => stream.destroy(error))
  return stream
}

async function writeWorkbook(rows: Rows, stream: PassThrough): Promise<void> {
  // Loaded when it is needed: a large library that most days nobody asks for.
  const { default: ExcelJS } = await import('exceljs')
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream })
  const sheet = workbook.addWorksheet('Enquiries', { views: [{ state: 'frozen', ySplit: 1 }] })
  const widths = [24, 30, 18, 28, 60, 12, 14, 36]
  sheet.columns = exportColumns.map((header, column) => ({ header, width: widths[column] ?? 20 }))
  for await (const cells of cellsOf(rows)) {
    if (stream.destroyed) return
    sheet.addRow(cells.map((cell) => cell.replace(notInXml, ''))).commit()
    if (stream.writableNeedDrain) await drained(stream)
  }
  sheet.commit()
  await workbook.commit()
}

function drained(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      stream.off('drain', go).off('close', go)
      resolve()
    }
    stream.on('drain', go).on('close', go)
  })
}

async function* cellsOf(rows: Rows): AsyncGenerator<string[]> {
  for await (const { name, email, phone, city, state, requirement, status, createdAt, about } of rows) {
    const design = aboutInWords(about && JSON.parse(about))
    yield [name, email, phone, `${city}, ${state}`, requirement, status, dayOf(createdAt), design]
  }
}
