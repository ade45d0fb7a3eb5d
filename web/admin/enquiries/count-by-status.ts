import { type EnquiryStatus, enquiryStatuses } from '#contract/enquiry.ts'
import { type EnquiryFilters, listEnquiries } from '#web/api/enquiries.ts'
import type { Api } from '#web/api/request.ts'

export type StatusCounts = Record<EnquiryStatus | 'all', number>

/** How many enquiries of each status these filters keep, whichever status they ask for. */
export async function countByStatus(api: Api, filters: EnquiryFilters): Promise<StatusCounts> {
  const counts = await Promise.all(
    enquiryStatuses.map(async (status) => {
      const { pagination } = await listEnquiries(api, { ...filters, status, limit: 1 })
      return [status, pagination.total] as const
    }),
  )
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return { ...(Object.fromEntries(counts) as Record<EnquiryStatus, number>), all }
}
