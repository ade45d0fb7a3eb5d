/**
 * How csv-stringify writes every export: with the mark by which Excel knows UTF-8, and an apostrophe before any cell that a
 * spreadsheet would run as a formula.
 */
export function csvFormOf(headings: string[]) {
  return { header: true, columns: headings, escape_formulas: true, bom: true }
}

/** What an export of comma-separated values is served as. */
export const csvType = 'text/csv; charset=utf-8'
