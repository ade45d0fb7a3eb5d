import type { EnquiryStatus } from '#contract/enquiry.ts'

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  resolved: 'Resolved',
}
