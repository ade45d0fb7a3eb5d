import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#contract/limits.ts'
import { replyMessages } from '#contract/messages.ts'
import { quickReply, replyCreate, replyUpdate } from '#contract/reply.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { onceHeader, onceOf } from '../http/made-once.ts'
import { body, created, createRouter, deleted, idParameter, one, refused, saved } from '../http/router.ts'
import { deleteReply, listReplies } from './repository.ts'
import { changeReply, createReply } from './save.ts'

const tags = ['Quick replies']

/** The firm's own texts that answer enquiries, shared by all who answer them. */
export function replyRoutes({ db }: Dependencies) {
  const guard = createGuard({ db })
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listQuickReplies',
        summary: 'List the quick replies',
        description: 'All of them, by name.',
        responses: one(z.array(quickReply), 'The quick replies.'),
        ...guard('enquiries'),
      }),
      async (c) => c.json({ success: true as const, data: await listReplies(db) }, 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        operationId: 'createQuickReply',
        summary: 'Add a quick reply',
        description: `Keeps a text that answers enquiries, for all who answer them. There are ${limits.replies.most} at most, no two of the same name in any letter case.`,
        request: { headers: onceHeader, ...body(replyCreate) },
        responses: { ...created(quickReply, 'The new quick reply.'), ...refused(409) },
        ...guard('enquiries'),
      }),
      async (c) => {
        const input = c.req.valid('json')
        const once = await onceOf(c)
        const reply = await db.transaction().execute((tx) => createReply(tx, input, once))
        return c.json(reply, 201)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}',
        tags,
        operationId: 'updateQuickReply',
        summary: 'Change a quick reply',
        description: 'Changes the fields that the body carries, and leaves the others.',
        request: { params: idParameter, ...body(replyUpdate) },
        responses: { ...saved(quickReply, 'The saved quick reply.'), ...refused(409) },
        ...guard('enquiries'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const input = c.req.valid('json')
        const reply = await db.transaction().execute((tx) => changeReply(tx, id, input))
        return c.json(reply, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        operationId: 'deleteQuickReply',
        summary: 'Delete a quick reply',
        description: 'Deletes it for good: no trash keeps it.',
        request: { params: idParameter },
        responses: deleted,
        ...guard('enquiries'),
      }),
      async (c) => {
        const _id = c.req.valid('param').id
        if (!(await deleteReply(db, _id))) throw notFound(replyMessages.notFound)
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
}
