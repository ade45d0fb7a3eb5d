import type { Enquiry, EnquirySent } from '#contract/enquiry.ts'
import type { Api } from './request.ts'

/** It stands apart from the back-office's calls, which visitors never make. */
export function createEnquiry(api: Api, enquiry: EnquirySent): Promise<Enquiry> {
  return api.post('/api/enquiries', enquiry)
}
