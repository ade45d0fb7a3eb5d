import { counted } from '#contract/count.ts'
import { unguarded } from '#contract/csv-form.ts'

/** What a CSV file holds: what its columns are called, and its rows by the numbers that a spreadsheet gives them. */
export interface Sheet {
  headings: string[]
  rows: { number: number; cells: string[] }[]
}

/** At most so many rows are imported at once. */
export const mostRows = 1000
const mostBytes = 8 * 1024 * 1024

/** A file that is no table, with what is wrong with it as its message. */
export class UnreadableSheet extends Error {}

/**
 * Reads a CSV file, with commas, semicolons or tabs between its cells, in the encodings that spreadsheets save.
 * @throws UnreadableSheet where it is none, empty or too long
 */
export async function readSheet(file: Blob): Promise<Sheet> {
  if (file.size > mostBytes) throw new UnreadableSheet('The file is larger than 8 MB.')
  // Whoever imports nothing does without its code.
  const reader = import('papaparse').catch(() => {
    throw new UnreadableSheet('No connection to the server. Please choose the file again in a moment.')
  })
  const [{ default: csv }, bytes] = await Promise.all([reader, file.arrayBuffer()])
  const text = textIn(new Uint8Array(bytes))
  const { data, errors } = csv.parse<string[]>(text, { delimiter: delimiterOf(text) })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken)
    throw new UnreadableSheet(`Row ${(broken.row ?? 0) + 1} has a quotation mark without its other.`)
  const [head, ...rows] = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => unguarded(cell.trim())) }))
    .filter(({ cells }) => cells.some(Boolean))
  if (!head || rows.length === 0)
    throw new UnreadableSheet('The file has no rows below the one that names its columns.')
  if (rows.length > mostRows)
    throw new UnreadableSheet(
      `The file has ${counted(rows.length, 'row')}; at most ${counted(mostRows, 'row')} are imported at once.`,
    )
  return { headings: head.cells, rows }
}

/** By the first line: below it, prices and texts have commas of their own. */
function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split('\n', 1)
  const plain = head.replace(/"[^"]*"/g, '')
  const found = [',', ';', '\t'].map((one) => ({ one, count: plain.split(one).length }))
  return found.reduce((most, other) => (other.count > most.count ? other : most)).one
}

function textIn(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes
  // Excel's own format, and LibreOffice's, are archives.
  if (first === 0x50 && second === 0x4b)
    throw new UnreadableSheet('This is a workbook. Save its sheet as CSV, and choose that file.')
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
