import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import type { Dependencies } from '../http/context.ts'
import { answer, createRouter } from '../http/router.ts'

/** Answers 200 once everything that a request needs is there. */
const health = z.object({ status: z.literal('ok'), warnings: z.array(z.string()).optional() })

export function healthRoutes({ db, diskSpace }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Health'],
      summary: 'Whether the product serves',
      responses: { 200: answer(health, 'It serves; warnings tell what will end that') },
    }),
    async (c) => {
      await sql`select 1`.execute(db)
      const warnings = diskSpace.warnings()
      return c.json({ status: 'ok' as const, ...(warnings.length > 0 && { warnings }) }, 200)
    },
  )
}
