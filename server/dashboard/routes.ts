import { createRoute } from '@hono/zod-openapi'
import { dashboard } from '#contract/dashboard.ts'
import { adminOnly } from '../http/admin-only.ts'
import type { Dependencies } from '../http/context.ts'
import { byAdmin, createRouter, one } from '../http/router.ts'
import { noMail } from '../mail/queue.ts'
import { readDashboard } from './document.ts'

export function dashboardRoutes({ db, mail }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Dashboard'],
      operationId: 'getDashboard',
      summary: 'Read the dashboard',
      description: 'What needs doing, and how the site is doing.',
      middleware: adminOnly({ db }),
      responses: one(dashboard, 'The dashboard of this moment.'),
      ...byAdmin,
    }),
    async (c) => c.json({ success: true as const, data: await readDashboard(db, mail !== noMail) }, 200),
  )
}
