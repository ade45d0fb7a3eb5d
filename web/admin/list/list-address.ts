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

/**
 * The same list with some parameters changed, or without those that are undefined or empty. Any change but of the page
 * begins at the first page again.
 */
export function changedSearch(
  search: URLSearchParams,
  changes: Record<string, string | undefined>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The latest address of the page, also where it is still to be drawn: what is chosen in quick succession adds up. */
export function latestSearch(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** One of these words, if the address says it under that name. */
export function choiceOf<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === search.get(name))
}

/** The words that the address says under that name; none where they are blank. */
export function wordsOf(search: URLSearchParams, name: string): string | undefined {
  return search.get(name)?.trim() || undefined
}
