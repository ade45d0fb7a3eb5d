import type { Enquiry, EnquiryCreate, EnquiryStatus, EnquiryUpdate } from '#contract/enquiry.ts'
import type { Deleted, One, Page } from './answers.ts'
import type { Api, Download } from './request.ts'

export interface EnquiryFilters {
  status?: EnquiryStatus
  page?: number
  limit?: number
}

export function listEnquiries(api: Api, filters: EnquiryFilters = {}): Promise<Page<Enquiry>> {
  return api.get('/api/enquiries', { ...filters })
}

export async function getEnquiry(api: Api, id: string): Promise<Enquiry> {
  return (await api.get<One<Enquiry>>(`/api/enquiries/${id}`)).data
}

export function createEnquiry(api: Api, enquiry: EnquiryCreate): Promise<Enquiry> {
  return api.post('/api/enquiries', enquiry)
}

export function updateEnquiry(api: Api, id: string, enquiry: EnquiryUpdate): Promise<Enquiry> {
  return api.put(`/api/enquiries/${id}`, enquiry)
}

export function deleteEnquiry(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/enquiries/${id}`)
}

/** Every enquiry that the filter keeps, as a file. */
export function exportEnquiries(
  api: Api,
  query: { format: 'excel' | 'csv'; status?: EnquiryStatus },
): Promise<Download> {
  return api.download('/api/enquiries/export', query)
}
