import { createRoute } from '@hono/zod-openapi'
import { dashboard } from '#contract/dashboard.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { createRouter, one } from '../http/router.ts'
import { concerning } from './concerning.ts'
import { readDashboard } from './document.ts'

export function dashboardRoutes({ db, designIndex, mail }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Dashboard'],
      operationId: 'getDashboard',
      summary: 'Read the dashboard',
      description: 'What needs doing, and how the site is doing, as far as it concerns the role.',
      responses: one(dashboard, 'The dashboard of this moment.'),
      ...createGuard({ db })('back-office'),
    }),
    async (c) =>
      c.json(
        {
          success: true as const,
          data: await concerning(
            c.get('account').role,
            await readDashboard(db, designIndex, mail.sends('enquiry')),
          ),
        },
        200,
      ),
  )
}
