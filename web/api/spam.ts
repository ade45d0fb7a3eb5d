import type { Enquiry } from '#contract/enquiry.ts'
import type { Spam, SpamQuery } from '#contract/spam.ts'
import type { Deleted, Page } from './answers.ts'
import { move } from './move.ts'
import type { Api } from './request.ts'

const path = '/api/spam'

export function listSpam(api: Api, paging: Partial<SpamQuery> = {}): Promise<Page<Spam>> {
  return api.get(path, { ...paging })
}

/** How much lies there. */
export async function countSpam(api: Api): Promise<number> {
  return (await listSpam(api, { limit: 1 })).pagination.total
}

/** Takes an enquiry for spam; one that is taken for it already stays so. */
export function markAsSpam(api: Api, enquiryId: string): Promise<Spam> {
  return api.post(`/api/enquiries/${enquiryId}/spam`)
}

/** Makes an enquiry of it. */
export function acceptSpam(api: Api, id: string): Promise<Partial<Enquiry>> {
  return move(api, `${path}/${id}/accept`)
}

/** Takes back that an enquiry was made of it. */
export function takeSpamBack(api: Api, id: string): Promise<Deleted> {
  return api.delete(`${path}/${id}/accept`)
}

/** Takes a deletion back. */
export function restoreSpam(api: Api, id: string): Promise<Partial<Spam>> {
  return move(api, `${path}/${id}/restore`)
}

export function deleteSpam(api: Api, id: string): Promise<Deleted> {
  return api.delete(`${path}/${id}`)
}
