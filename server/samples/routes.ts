import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { designMessages } from '#contract/messages.ts'
import { sample, sampleSummary } from '#contract/sample.ts'
import { notFound } from '../errors.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, idParameter, one } from '../http/router.ts'
import { readSample, readSamples } from './document.ts'

const tags = ['Samples']

/** The built-in sample designs, which nobody changes. */
export function sampleRoutes({ db }: Dependencies) {
  const router = createRouter()
  router.openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags,
      summary: 'The built-in sample designs of the categories that have no design yet',
      middleware: cached,
      responses: one(z.array(sampleSummary), 'The samples that are shown'),
    }),
    async (c) => c.json({ success: true as const, data: await readSamples(db) }, 200),
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: '/{id}',
      tags,
      summary: 'One built-in sample design, by id or code',
      middleware: cached,
      request: { params: idParameter },
      responses: one(sample, 'The sample'),
    }),
    (c) => {
      const data = readSample(c.req.valid('param').id)
      if (!data) throw notFound(designMessages.notFound)
      return c.json({ success: true as const, data }, 200)
    },
  )
  return router
}
