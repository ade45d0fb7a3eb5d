import type { Enquiry, EnquiryStatus } from '#contract/enquiry.ts'
import { useEnquiryChange } from './use-enquiry-change.ts'

/** Changes the status of a single enquiry: says how that went, and offers Undo. What fails is thrown on. */
export function useStatusChange() {
  const change = useEnquiryChange()
  const said = { done: 'Enquiry status updated', undone: 'Enquiry status changed back' }
  /** @returns the enquiry as the change has left it */
  return async (enquiry: Enquiry, status: EnquiryStatus): Promise<Enquiry> => {
    const updatedAt = await change(enquiry, 'status', status, said)
    return { ...enquiry, status, updatedAt }
  }
}
