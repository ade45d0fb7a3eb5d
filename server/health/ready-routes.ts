import { createRoute, z } from '@hono/zod-openapi'
import { described, named } from '#contract/described.ts'
import { unavailable } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, response } from '../http/router.ts'
import type { Need } from './readiness.ts'

const ready = named(
  'Readiness',
  'That requests can be sent here.',
  z.object({
    status: described(
      z.literal('ready'),
      'Always `ready`; where it is not, the response is an error.',
      'ready',
    ),
  }),
)

const inWords: Record<Need, string> = {
  database: 'the database does not answer',
  migrations: 'the database is not up to date',
  store: 'the file storage does not answer',
}

export function readyRoutes({ readiness }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: ['Health'],
      operationId: 'getReadiness',
      summary: 'Ask whether requests can be sent here',
      description:
        'Responds with 200 while the database answers and is up to date, the file storage answers, and the product is not stopping; otherwise with 503 and what is missing.',
      responses: { 200: response(ready, 'They can.') },
    }),
    async (c) => {
      if (readiness.isStopping()) throw notReady('the product is stopping')
      const missing = await readiness.missing()
      if (missing.length > 0) throw notReady(missing.map((need) => inWords[need]).join(', '))
      return c.json({ status: 'ready' as const }, 200)
    },
  )
}

function notReady(why: string) {
  return unavailable(`Not ready: ${why}`, undefined, 'not-ready')
}
