import { type EnquiryStatus, enquiryStatuses } from '#contract/enquiry.ts'

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  resolved: 'Resolved',
}

/** The status that a list's address asks for, if it is one. */
export function statusOf(search: URLSearchParams): EnquiryStatus | undefined {
  return enquiryStatuses.find((status) => status === search.get('status'))
}
