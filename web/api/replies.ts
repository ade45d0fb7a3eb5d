import { replyMessages } from '#contract/messages.ts'
import type { QuickReply, ReplyCreate, ReplyUpdate } from '#contract/reply.ts'
import type { Deleted, One } from './answers.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './request.ts'

const path = '/api/replies'

/** The firm's own quick replies, by name. */
export async function listReplies(api: Api): Promise<QuickReply[]> {
  return (await api.get<One<QuickReply[]>>(path)).data
}

/** As `listReplies`; null where no answer comes, which is no reason not to show an enquiry. */
export function repliesOrNull(api: Api): Promise<QuickReply[] | null> {
  return listReplies(api).catch(() => null)
}

/** @throws ApiError 404 where there is none */
export async function getReply(api: Api, id: string): Promise<QuickReply> {
  const reply = (await listReplies(api)).find(({ _id }) => _id === id)
  if (!reply) throw new ApiError(404, replyMessages.notFound, { code: 'not-found' })
  return reply
}

export function createReply(api: Api, reply: ReplyCreate): Promise<QuickReply> {
  return api.post(path, reply)
}

export function updateReply(api: Api, id: string, reply: ReplyUpdate): Promise<QuickReply> {
  return api.put(`${path}/${id}`, reply)
}

export function deleteReply(api: Api, id: string): Promise<Deleted> {
  return api.delete(`${path}/${id}`)
}
