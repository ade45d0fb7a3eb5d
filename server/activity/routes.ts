import { createRoute } from '@hono/zod-openapi'
import { activity, activityQuery } from '#contract/activity.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { createRouter, list, paginationOf } from '../http/router.ts'
import { readActivity } from './document.ts'
import { readableKinds } from './readable-kinds.ts'
import { countActivity, listActivity } from './repository.ts'

export function activityRoutes({ db }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Activity'],
      operationId: 'listActivity',
      summary: 'Read the record of changes',
      description:
        'Who changed what and when, the newest first, page by page. It goes back two years. Changes of accounts are for owners; whoever keeps enquiries alone names their kind.',
      request: { query: activityQuery },
      responses: list(activity, 'One page of the record.'),
      ...createGuard({ db })('back-office'),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const wanted = { ...query, kinds: readableKinds(c.get('account'), query) }
      const data = await readActivity(db, await listActivity(db, wanted))
      const pagination = paginationOf(query, await countActivity(db, wanted))
      return c.json({ success: true as const, data, pagination }, 200)
    },
  )
}
