import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { Services } from '../http/context.ts'
import { answer, createRouter } from '../http/router.ts'

/** Answers 200 once everything that a request needs is there. */
export function healthRoutes({ db }: Services) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Health'],
      summary: 'Whether the product serves',
      responses: { 200: answer(z.object({ status: z.literal('ok') }), 'It serves') },
    }),
    async (c) => {
      await sql`select 1`.execute(db)
      return c.json({ status: 'ok' as const }, 200)
    },
  )
}
