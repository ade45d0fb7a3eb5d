import type { EnquiryNote, EnquiryNoteCreate } from '#contract/enquiry-note.ts'
import { limits } from '#contract/limits.ts'
import type { Deleted, Page } from './answers.ts'
import { move } from './move.ts'
import type { Api } from './request.ts'

export async function listEnquiryNotes(api: Api, enquiryId: string, deleted = false): Promise<EnquiryNote[]> {
  const query = { limit: limits.list.most, deleted }
  return (await api.get<Page<EnquiryNote>>(`/api/enquiries/${enquiryId}/notes`, query)).data
}

export function createEnquiryNote(
  api: Api,
  enquiryId: string,
  note: EnquiryNoteCreate,
): Promise<EnquiryNote> {
  return api.post(`/api/enquiries/${enquiryId}/notes`, note)
}

/** Takes a deletion back. */
export function restoreEnquiryNote(api: Api, enquiryId: string, id: string): Promise<Partial<EnquiryNote>> {
  return move(api, `/api/enquiries/${enquiryId}/notes/${id}/restore`)
}

export function deleteEnquiryNote(api: Api, enquiryId: string, id: string): Promise<Deleted> {
  return api.delete(`/api/enquiries/${enquiryId}/notes/${id}`)
}
