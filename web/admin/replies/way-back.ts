import { enquiriesPath, pathOf } from '../enquiries/paths.ts'

const path = `${enquiriesPath}/replies`

/**
 * The address of the page of quick replies, which leads back to an enquiry.
 * @param list the search of the list that the enquiry was opened from
 */
export function repliesAddress({ _id }: { _id: string }, list: unknown): string {
  const search = new URLSearchParams({ enquiry: _id })
  if (typeof list === 'string') search.set('list', list)
  return `${path}?${search}`
}

/** Where the page leads back to, as its address says. */
export function wayBackFrom(search: URLSearchParams) {
  const enquiry = search.get('enquiry')
  const list = search.get('list')
  if (!enquiry) return { to: enquiriesPath, label: 'Enquiries' }
  const to = pathOf({ _id: encodeURIComponent(enquiry) })
  return { to, label: 'Back to the enquiry', state: list === null ? undefined : { list } }
}

/** The addresses of all pages of quick replies, which pass on the way back that the address of one of them says. */
export function replyPages(search: URLSearchParams) {
  function address(page: string, from?: string): string {
    const kept = [...search].filter(([name]) => name === 'enquiry' || name === 'list')
    const next = new URLSearchParams(kept)
    if (from) next.set('from', from)
    return path + page + (next.size > 0 ? `?${next}` : '')
  }

  return {
    list: address(''),
    add: address('/new'),
    edit: ({ _id }: { _id: string }) => address(`/${_id}/edit`),
    /** Begins one of the firm's own as one of the product's. */
    change: (slug: string) => address('/new', slug),
  }
}
