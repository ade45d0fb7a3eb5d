import { createRoute, z } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { described, named } from '#contract/described.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, response } from '../http/router.ts'

const health = named(
  'Health',
  'That the product serves.',
  z.object({
    status: described(z.literal('ok'), 'Always `ok`; where it is not, the response is an error.', 'ok'),
    warnings: described(z.array(z.string()).optional(), 'What will end that, where something will.', [
      'The disk is nearly full',
    ]),
  }),
)

export function healthRoutes({ db, diskSpace, admission }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Health'],
      operationId: 'getHealth',
      summary: 'Ask whether the product serves',
      description: 'Responds with 200 once everything that a request needs is there.',
      responses: { 200: response(health, 'It serves.') },
    }),
    async (c) => {
      await sql`select 1`.execute(db)
      const warnings = [...diskSpace.warnings(), ...admission.warnings()]
      return c.json({ status: 'ok' as const, ...(warnings.length > 0 && { warnings }) }, 200)
    },
  )
}
