import { enquiriesPath, pathOf } from '../enquiries/paths.ts'

export const repliesPath = `${enquiriesPath}/replies`

/**
 * The address of the page of quick replies, which leads back to an enquiry.
 * @param list the search of the list that the enquiry was opened from
 */
export function repliesAddress({ _id }: { _id: string }, list: unknown): string {
  const search = new URLSearchParams({ enquiry: _id })
  if (typeof list === 'string') search.set('list', list)
  return `${repliesPath}?${search}`
}

/** Where the page leads back to, as its address says. */
export function wayBackFrom(search: URLSearchParams) {
  const enquiry = search.get('enquiry')
  const list = search.get('list')
  if (!enquiry) return { to: enquiriesPath, label: 'Enquiries' }
  const to = pathOf({ _id: encodeURIComponent(enquiry) })
  return { to, label: 'Back to the enquiry', state: list === null ? undefined : { list } }
}
