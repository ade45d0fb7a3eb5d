import { createRoute, z } from '@hono/zod-openapi'
import {
  design,
  designCreate,
  designFacets,
  designFacetsQuery,
  designQuery,
  designSummary,
  designUpdate,
  randomDesignsQuery,
} from '#contract/design.ts'
import { designMessages } from '#contract/messages.ts'
import { holdCatalogue } from '../database/locks.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { answer, createRouter, list, one, paginationOf } from '../http/router.ts'
import { readDesign, readDesigns } from './document.ts'
import { readFacets } from './facets.ts'
import { countDesigns, listDesignIds, randomDesignIds } from './repository.ts'
import { changeDesign, createDesign, removeDesign } from './save.ts'

const tags = ['Designs']

export function designRoutes({ db }: Dependencies) {
  const router = createRouter()
  router.openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags,
      summary: 'Find designs',
      middleware: cached,
      request: { query: designQuery },
      responses: list(designSummary, 'One page of designs'),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const data = await readDesigns(db, await listDesignIds(db, query))
      const pagination = paginationOf(query, await countDesigns(db, query))
      return c.json({ success: true as const, data, pagination }, 200)
    },
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: '/facets',
      tags,
      summary: 'How many designs each further filter would find',
      middleware: cached,
      request: { query: designFacetsQuery },
      responses: one(designFacets, 'Counts by category, subcategory and tag'),
    }),
    async (c) => {
      const data = await readFacets(db, c.req.valid('query'))
      return c.json({ success: true as const, data }, 200)
    },
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: '/random',
      tags,
      summary: 'Some designs by chance',
      request: { query: randomDesignsQuery },
      responses: {
        200: answer(z.object({ success: z.literal(true), data: z.array(designSummary) }), 'The designs'),
      },
    }),
    async (c) => {
      const data = await readDesigns(db, await randomDesignIds(db, c.req.valid('query')))
      return c.json({ success: true as const, data }, 200)
    },
  )
  addDocumentRoutes(router, db, {
    name: 'design',
    tag: 'Designs',
    notFound: designMessages.notFound,
    answer: design,
    creating: designCreate,
    updating: designUpdate,
    read: readDesign,
    hold: holdCatalogue,
    nameOf: ({ title }) => title,
    create: createDesign,
    change: changeDesign,
    remove: removeDesign,
  })
  return router
}
