import { createRoute } from '@hono/zod-openapi'
import { activity, activityQuery } from '#contract/activity.ts'
import { adminOnly } from '../http/admin-only.ts'
import type { Dependencies } from '../http/context.ts'
import { byAdmin, createRouter, list, paginationOf } from '../http/router.ts'
import { readActivity } from './document.ts'
import { countActivity, listActivity } from './repository.ts'

export function activityRoutes({ db }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Activity'],
      operationId: 'listActivity',
      summary: 'Read the record of changes',
      description: 'Who changed what and when, the newest first, page by page. It goes back two years.',
      middleware: adminOnly({ db }),
      request: { query: activityQuery },
      responses: list(activity, 'One page of the record.'),
      ...byAdmin,
    }),
    async (c) => {
      const query = c.req.valid('query')
      const data = await readActivity(db, await listActivity(db, query))
      const pagination = paginationOf(query, await countActivity(db, query))
      return c.json({ success: true as const, data, pagination }, 200)
    },
  )
}
