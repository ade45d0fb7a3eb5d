/** The number of a page in an address; the first where it names none. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page < 1e8 ? page : 1
}
