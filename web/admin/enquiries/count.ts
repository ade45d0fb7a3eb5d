import type { EnquiryStatus } from '#contract/enquiry.ts'
import { listEnquiries } from '#web/api/enquiries.ts'
import type { Api } from '#web/api/request.ts'

/** How many enquiries have the status. */
export async function countEnquiries(api: Api, status: EnquiryStatus): Promise<number> {
  return (await listEnquiries(api, { status, limit: 1 })).pagination.total
}
