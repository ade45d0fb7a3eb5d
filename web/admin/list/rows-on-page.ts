import { choiceOf } from './list-address.ts'

export const rowCounts = ['25', '50', '100'] as const
type RowCount = (typeof rowCounts)[number]

const entry = 'rows-on-page'

/**
 * How many rows a page of a list has: as its address says, or else as was chosen last in this browser.
 * @param standard before anything was chosen
 */
export function rowsOnPage(search: URLSearchParams, standard: RowCount = rowCounts[0]): number {
  return Number(choiceOf(search, 'rows', rowCounts) ?? remembered() ?? standard)
}

/** Lists whose address says nothing have as many from now on. */
export function rememberRows(count: string): void {
  try {
    localStorage.setItem(entry, count)
  } catch {
    // The address says it as long as the list is open.
  }
}

function remembered(): RowCount | undefined {
  try {
    return rowCounts.find((count) => count === localStorage.getItem(entry))
  } catch {
    return undefined
  }
}
