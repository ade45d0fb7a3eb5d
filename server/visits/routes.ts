import { createRoute } from '@hono/zod-openapi'
import { limits } from '#contract/limits.ts'
import { visitMessages } from '#contract/messages.ts'
import { visits, visitsQuery, visitTold } from '#contract/visits.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { body, createRouter, one, refused } from '../http/router.ts'
import { readVisits } from './document.ts'

const tags = ['Visits']

export function visitRoutes(dependencies: Dependencies) {
  const { db, env, visits: counted } = dependencies
  const { perAddress: most, windowMinutes: minutes } = limits.visits
  const perAddress = createRateLimit({ most, minutes, message: visitMessages.tooMany })
  return createRouter()
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        operationId: 'countVisit',
        summary: 'Count a visit',
        description:
          'What a page tells of what its visitor did. It is counted by the day, with nothing that tells one visitor from another; not where the browser asks not to be tracked (`DNT`, `Sec-GPC`), where the firm counts nothing, nor of a design that there is not. Searches that look like an email address or a telephone number are not stored.',
        request: body(visitTold),
        responses: { 204: { description: 'It was heard.' }, ...refused(429) },
      }),
      async (c) => {
        perAddress.take(clientAddress(c, env.TRUST_PROXY))
        await counted.note(c, c.req.valid('json'))
        return c.body(null, 204)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'getVisits',
        summary: 'Read how visitors choose',
        description: 'What was counted of the last days, in all and of the designs that were chosen most.',
        request: { query: visitsQuery },
        responses: one(visits, 'How visitors choose.'),
        ...createGuard(dependencies)('back-office'),
      }),
      async (c) => {
        await counted.flush()
        const isCounting = await counted.isCounting()
        const data = { isCounting, ...(await readVisits(db, c.req.valid('query'))) }
        return c.json({ success: true as const, data }, 200)
      },
    )
}
