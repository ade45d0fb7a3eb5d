import { useLocation } from 'react-router'

/** What a link out of a list carries along, so that its page finds back to the same search and page. */
export function useListState() {
  const { search } = useLocation()
  return { list: search }
}

/** The address of the list as it was left. */
export function useListAddress(path: string): string {
  const { state } = useLocation()
  return path + (typeof state?.list === 'string' ? state.list : '')
}

/** The page that a list's address asks for. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

export const rowsOnPage = 25
