import type { Enquiry, EnquiryStatus } from '#contract/enquiry.ts'
import { useEnquiryChange } from './use-enquiry-change.ts'

/** Changes the status of a single enquiry: says how that went, and offers Undo. What fails is thrown on. */
export function useStatusChange() {
  const change = useEnquiryChange()
  const said = { done: 'Enquiry status updated', undone: 'Enquiry status changed back' }
  return (enquiry: Enquiry, status: EnquiryStatus) => change(enquiry, 'status', status, said)
}
