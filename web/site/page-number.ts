/** Pages that an address shows at once, at most: so many are drawn in 40 ms, which everybody else waits for. */
const mostAtOnce = 10

/** Beyond any list, and a number that every database knows. */
const lastPage = 99_999_999

/** The number of a page in an address; the first where it names none. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1
}

/** The pages that an address shows: its own, and those up to the one until which its list was lengthened. */
export function readPages(address: URLSearchParams): number[] {
  const page = readPage(address)
  const until = Number(address.get('until'))
  const further = Number.isInteger(until) ? Math.min(Math.max(until - page, 0), mostAtOnce - 1) : 0
  return Array.from({ length: further + 1 }, (_, index) => Math.min(page + index, lastPage))
}
