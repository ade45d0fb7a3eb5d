import { nameKey } from '#contract/identity.ts'
import { limits } from '#contract/limits.ts'
import { replyMessages } from '#contract/messages.ts'
import type { QuickReply, ReplyCreate, ReplyUpdate } from '#contract/reply.ts'
import { changedMessage, isStale, nextVersion } from '../database/conflicts.ts'
import { holdReplies } from '../database/locks.ts'
import type { Db } from '../database/schema.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { makeOnce } from '../http/made-once.ts'
import { insertReply, listReplies, updateReply } from './repository.ts'

/**
 * Keeps a new reply, unless the call has made one before that is still there.
 * @param once what tells the call from every other
 * @throws AppError 409 where its name is taken, 400 where there are as many as there may be
 */
export async function createReply(tx: Db, input: ReplyCreate, once?: string): Promise<QuickReply> {
  await holdReplies(tx)
  const replies = await listReplies(tx)
  const made = await makeOnce(tx, once, {
    isThere: async (id) => replies.some(({ _id }) => _id === id),
    async make() {
      refuseTaken(replies, input.name)
      if (replies.length >= limits.replies.most) throw invalid('name', replyMessages.tooMany)
      return insertReply(tx, input)
    },
  })
  return found(await listReplies(tx), typeof made === 'string' ? made : made.known)
}

/** @throws AppError 404 where there is none, 409 where it was changed meanwhile, or the name is another's */
export async function changeReply(tx: Db, id: string, input: ReplyUpdate): Promise<QuickReply> {
  await holdReplies(tx)
  const replies = await listReplies(tx)
  const current = found(replies, id)
  if (isStale(input.updatedAt, current.updatedAt))
    throw conflict('changed-meanwhile', changedMessage('quick reply'))
  const { name = current.name, text = current.text } = input
  refuseTaken(
    replies.filter((reply) => reply !== current),
    name,
  )
  const changed = { ...current, name, text, updatedAt: nextVersion(current.updatedAt) }
  await updateReply(tx, changed)
  return changed
}

function found(replies: QuickReply[], id: string): QuickReply {
  const reply = replies.find(({ _id }) => _id === id)
  if (!reply) throw notFound(replyMessages.notFound)
  return reply
}

function refuseTaken(others: QuickReply[], name: string): void {
  const key = nameKey(name)
  if (others.some((other) => nameKey(other.name) === key))
    throw conflict('name-taken', replyMessages.taken, 'name')
}
