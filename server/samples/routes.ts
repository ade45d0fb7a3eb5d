import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { described } from '#contract/described.ts'
import { designFacets, designFacetsQuery, designQuery } from '#contract/design-query.ts'
import { queryFlag } from '#contract/fields.ts'
import { designMessages } from '#contract/messages.ts'
import { nearSample } from '#contract/near.ts'
import { sample, sampleSummary } from '#contract/sample.ts'
import { understanding } from '#contract/understood.ts'
import { notFound } from '../errors.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, idOf, one } from '../http/router.ts'
import { everything, whatVisitorsSee } from '../publishing/scope.ts'
import { seesAll } from '../publishing/sees-all.ts'
import { readSettings } from '../settings/repository.ts'
import { readSamples, readSamplesNamed } from './document.ts'
import { indexSamples } from './found.ts'

const tags = ['Samples']
const sampleQuery = designFacetsQuery.extend({
  sort: designQuery.shape.sort,
  near: queryFlag('Near', 'Whether to answer `near` too: at most a dozen samples that nearly fit.'),
})
const understood = described(
  z.array(understanding).optional(),
  'What was understood of `search`; only where there is one.',
)
const near = described(
  z.array(nearSample).optional(),
  'Samples just outside of what is sought, those that miss least first; only where `near` asks for them.',
)
const sampleId = idOf('The id or the code of the sample.', 'S-ARC-01')

/** The built-in sample designs, which nobody changes. */
export function sampleRoutes({ db }: Dependencies) {
  const router = createRouter()
  const indexed = async () => indexSamples(await readSamples(db), await readSettings(db))

  router.openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags,
      operationId: 'listSamples',
      summary: 'List samples',
      description:
        'The built-in sample designs of the categories that have no design of the firm yet; with the filters of designs, those that match.',
      middleware: cached,
      request: { query: sampleQuery },
      responses: one(z.array(sampleSummary), 'The samples that are shown.', { understood, near }),
    }),
    async (c) => {
      const { status: _, ...query } = c.req.valid('query')
      const index = await indexed()
      const { data, understood } = index.find(query)
      const beside = {
        ...(query.search?.trim() && { understood }),
        ...(query.near === true && { near: index.near(query) }),
      }
      return c.json({ success: true as const, data, ...beside }, 200)
    },
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: '/facets',
      tags,
      operationId: 'countSamples',
      summary: 'Count what each further filter would find among the samples',
      description: 'As designs are counted.',
      middleware: cached,
      request: { query: designFacetsQuery },
      responses: one(designFacets, 'Counts by choice.'),
    }),
    async (c) => {
      const { status: _, ...query } = c.req.valid('query')
      return c.json({ success: true as const, data: (await indexed()).facets(query) }, 200)
    },
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: '/{id}',
      tags,
      operationId: 'getSample',
      summary: 'Read a sample',
      description:
        'Reads a built-in sample design by its id or its code, in any letter case, whether it is shown or has stepped aside; those of a category that is not public only with the token of whoever keeps what the site shows.',
      middleware: cached,
      request: { params: z.object({ id: sampleId }) },
      responses: one(sample, 'The sample.'),
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const scope = (await seesAll(c, db)) ? everything : whatVisitorsSee
      const [data] = await readSamplesNamed(db, [id], scope)
      if (!data) throw notFound(designMessages.notFound)
      return c.json({ success: true as const, data }, 200)
    },
  )
  return router
}
