import { sortKey } from '#contract/identity.ts'

/** The rows of a list that is read whole of which every word of the search begins a word. */
export function matching<Row>(rows: Row[], search: string | undefined, textOf: (row: Row) => string): Row[] {
  const words = wordsOf(search ?? '')
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = wordsOf(textOf(row))
    return words.every((word) => text.some((other) => other.startsWith(word)))
  })
}

function wordsOf(text: string): string[] {
  return sortKey(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

/** One page of a list that is read whole, with the figures that a server would tell of it. */
export function pageOfWhole<Row>(rows: Row[], page: number, limit: number) {
  const total = rows.length
  const pagination = { page, limit, total, pages: Math.ceil(total / limit) }
  return { rows: rows.slice((page - 1) * limit, page * limit), pagination }
}

/** For a list that is read whole: another search, order or page of it needs nothing new. */
export function isOtherList({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}
