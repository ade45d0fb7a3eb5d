import type { Assignee, Enquiry, EnquiryStatus, EnquiryUpdate } from '#contract/enquiry.ts'
import type { EnquiryCounts, EnquirySort, FollowUp, SamePhone } from '#contract/enquiry-query.ts'
import type { Notice } from '#contract/notice.ts'
import type { Deleted, One, Page } from './answers.ts'
import type { Api, Download } from './request.ts'

/** `design` is an id or a code; `assignee` the id of an account, or `nobody`; `from` and `to` are days like 2026-11-21, both included. */
export interface EnquiryFilters {
  status?: EnquiryStatus
  search?: string
  state?: string
  design?: string
  phone?: string
  followUp?: FollowUp
  assignee?: string
  from?: string
  to?: string
}

interface EnquiryQuery extends EnquiryFilters {
  sort?: EnquirySort
  page?: number
  limit?: number
}

export function listEnquiries(api: Api, query: EnquiryQuery = {}): Promise<Page<Enquiry>> {
  return api.get('/api/enquiries', { ...query })
}

/** Of how many others from its number an enquiry's page tells. */
const othersShown = 10

/**
 * The newest enquiries from the telephone number of one, and how many there are, that one among them; none where that is not
 * answered, which is no reason not to show it.
 */
export async function samePhoneOrNone(
  api: Api,
  id: string,
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const answer = api.get<Page<Enquiry>>('/api/enquiries', { samePhoneAs: id, limit: othersShown + 1 })
  return answer
    .then(({ data, pagination }) => ({ enquiries: data, total: pagination.total }))
    .catch(() => ({ enquiries: [], total: 0 }))
}

/** How many enquiries of each status the filters keep, but for what they say of a status. */
export async function countEnquiries(api: Api, filters: EnquiryFilters): Promise<EnquiryCounts> {
  return (await api.get<One<EnquiryCounts>>('/api/enquiries/count-by-status', { ...filters })).data
}

/** How many enquiries are to be followed up today, or were on a day before. */
export async function countFollowUpsDue(api: Api): Promise<number> {
  return (await listEnquiries(api, { followUp: 'due', limit: 1 })).pagination.total
}

export async function getEnquiry(api: Api, id: string): Promise<Enquiry> {
  return (await api.get<One<Enquiry>>(`/api/enquiries/${id}`)).data
}

/** Who may answer enquiries, by name; nobody where that is not answered, which is no reason to show no enquiries. */
export function assigneesOrNone(api: Api): Promise<Assignee[]> {
  const answer = api.get<One<Assignee[]>>('/api/enquiries/assignees')
  return answer.then(({ data }) => data).catch(() => [])
}

/** What was agreed to with an enquiry. @throws ApiError 404 where that is not known */
export async function getNotice(api: Api, id: string): Promise<Notice> {
  return (await api.get<One<Notice>>(`/api/enquiries/${id}/notice`)).data
}

export function updateEnquiry(api: Api, id: string, enquiry: EnquiryUpdate): Promise<Enquiry> {
  return api.put(`/api/enquiries/${id}`, enquiry)
}

export function deleteEnquiry(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/enquiries/${id}`)
}

/** Every enquiry that the filters keep, as a file. */
export function exportEnquiries(
  api: Api,
  query: EnquiryFilters & { format: 'excel' | 'csv' },
): Promise<Download> {
  return api.download('/api/enquiries/export', { ...query })
}

/**
 * How many enquiries came from the telephone number of each of a page of the list, by id; of none where that is not answered,
 * which is no reason to show no enquiries.
 */
export async function samePhoneCounts(api: Api, query: EnquiryQuery): Promise<Map<string, number>> {
  const answer = api.get<One<SamePhone[]>>('/api/enquiries/same-phone', { ...query })
  const counts = await answer.then(({ data }) => data).catch(() => [])
  return new Map(counts.map(({ _id, count }) => [_id, count]))
}
