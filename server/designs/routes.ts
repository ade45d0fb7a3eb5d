import { createRoute, z } from '@hono/zod-openapi'
import { design, designCreate, designSummary, designUpdate } from '#contract/design.ts'
import { designFacets, designFacetsQuery, designQuery, randomDesignsQuery } from '#contract/design-query.ts'
import { designMessages } from '#contract/messages.ts'
import { holdCatalogue } from '../database/locks.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { createRouter, list, one, paginationOf } from '../http/router.ts'
import { readDesign, readDesigns } from './document.ts'
import { readFacets } from './facets.ts'
import { countDesigns, listDesignIds, randomDesignIds } from './repository.ts'
import { changeDesign, createDesign, removeDesign } from './save.ts'

const tag = 'Designs'
const tags = [tag]

export function designRoutes({ db }: Dependencies) {
  const router = createRouter()
  router.openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags,
      operationId: 'listDesigns',
      summary: 'Find designs',
      description: 'Designs that match every filter, page by page. An unknown slug finds nothing.',
      middleware: cached,
      request: { query: designQuery },
      responses: list(designSummary, 'One page of designs.'),
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
      operationId: 'countDesigns',
      summary: 'Count what each further filter would find',
      description:
        'Takes the filters of the list, and counts the designs that each further choice would find with them.',
      middleware: cached,
      request: { query: designFacetsQuery },
      responses: one(designFacets, 'Counts by category, subcategory and tag.'),
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
      operationId: 'listRandomDesigns',
      summary: 'Read some designs by chance',
      description: 'Other designs with each call.',
      request: { query: randomDesignsQuery },
      responses: one(z.array(designSummary), 'The designs.'),
    }),
    async (c) => {
      const data = await readDesigns(db, await randomDesignIds(db, c.req.valid('query')))
      return c.json({ success: true as const, data }, 200)
    },
  )
  addDocumentRoutes(router, db, {
    name: 'design',
    tag,
    told: {
      reading: 'Reads a design by its id or its code, in any letter case.',
      creating: 'Stores a new design. Its code is made of the category and a number, and never changes.',
    },
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
