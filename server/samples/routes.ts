import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { designMessages } from '#contract/messages.ts'
import { sample, sampleSummary } from '#contract/sample.ts'
import { notFound } from '../errors.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, idOf, one } from '../http/router.ts'
import { readSample, readSamples } from './document.ts'

const tags = ['Samples']
const sampleId = idOf('The id or the code of the sample.', 'S-ARC-01')

/** The built-in sample designs, which nobody changes. */
export function sampleRoutes({ db }: Dependencies) {
  const router = createRouter()
  router.openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags,
      operationId: 'listSamples',
      summary: 'List samples',
      description: 'The built-in sample designs of the categories that have no design of the firm yet.',
      middleware: cached,
      responses: one(z.array(sampleSummary), 'The samples that are shown.'),
    }),
    async (c) => c.json({ success: true as const, data: await readSamples(db) }, 200),
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: '/{id}',
      tags,
      operationId: 'getSample',
      summary: 'Read a sample',
      description:
        'Reads a built-in sample design by its id or its code, in any letter case, whether it is shown or not.',
      middleware: cached,
      request: { params: z.object({ id: sampleId }) },
      responses: one(sample, 'The sample.'),
    }),
    (c) => {
      const data = readSample(c.req.valid('param').id)
      if (!data) throw notFound(designMessages.notFound)
      return c.json({ success: true as const, data }, 200)
    },
  )
  return router
}
