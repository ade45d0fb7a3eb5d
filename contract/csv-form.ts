/**
 * How csv-stringify writes every export: with the mark by which Excel knows UTF-8, and an apostrophe before any cell that a
 * spreadsheet would run as a formula. A cell that has such an apostrophe of its own gets one more, so that `unguarded` makes of
 * every cell what it was.
 */
export function csvFormOf(headings: string[]) {
  const cast = { string: (cell: string) => (guarded.test(cell) ? `'${cell}` : cell) }
  return { header: true, columns: headings, escape_formulas: true, cast, bom: true }
}

const guarded = /^'+[=+\-@\t\r＝＋－＠]/

/** A cell of an export without the apostrophe that keeps it from running as a formula. */
export function unguarded(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell
}

/** What an export of comma-separated values is served as. */
export const csvType = 'text/csv; charset=utf-8'
