import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { csvType } from '#contract/csv-form.ts'
import { isoDayOf } from '#contract/dates.ts'
import { described } from '#contract/described.ts'
import { designCreate, designSummary } from '#contract/design.ts'
import { designNeighbours } from '#contract/design-neighbours.ts'
import {
  designExportQuery,
  designFacets,
  designFacetsQuery,
  designQuery,
  randomDesignsQuery,
} from '#contract/design-query.ts'
import { type Miss, nearDesign } from '#contract/near.ts'
import { understanding } from '#contract/understood.ts'
import { notFound } from '../errors.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { download } from '../http/download.ts'
import { createGuard } from '../http/guard.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { createRouter, idParameter, list, one, paginationOf } from '../http/router.ts'
import { scopeOf } from '../publishing/scope.ts'
import { seesAll } from '../publishing/sees-all.ts'
import { editableDesigns } from './editable.ts'
import { csvOf, designHeadings } from './export.ts'
import { findDesign } from './repository.ts'
import { createDesign, removeDesign } from './save.ts'

const tag = 'Designs'
const tags = [tag]
const csvExample = `${designHeadings.join(',')}\n`

const understood = described(
  z.array(understanding).optional(),
  'What was understood of `search`, in the order in which it was typed; only where there is one.',
)

const near = described(
  z.array(nearDesign).optional(),
  'Designs just outside of what is sought, those that miss least first: at most a dozen; only where `near` asks for them and what fits fills less than the page.',
)

export function designRoutes({ db, designIndex, env }: Dependencies) {
  const guard = createGuard({ db })
  const router = createRouter()

  /** Put together from documents that are JSON already. */
  async function nearJson(near: { id: string; by: Miss[] }[]): Promise<string> {
    const documents = await designIndex.documentsOf(near.map(({ id }) => id))
    const shown = near.flatMap(({ by }, index) => {
      const document = documents[index]
      return document === undefined ? [] : [`{"design":${document},"by":${JSON.stringify(by)}}`]
    })
    return `,"near":[${shown}]`
  }

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
      responses: list(designSummary, 'One page of designs.', { understood, near }),
    }),
    async (c) => {
      const { status, ...query } = c.req.valid('query')
      const scope = scopeOf(await seesAll(c, db), status)
      const { ids, total, understood = [] } = await designIndex.find(query, scope)
      const documents = await designIndex.documents(ids)
      const pagination = paginationOf(query, total)
      const beside = query.search?.trim() ? { pagination, understood } : { pagination }
      if (query.near !== true || ids.length === query.limit) return listOf(c, documents, beside)
      return listOf(c, documents, beside, await nearJson(await designIndex.near(query, scope)))
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
      const { status, ...query } = c.req.valid('query')
      const data = await designIndex.facets(query, scopeOf(await seesAll(c, db), status))
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
      description:
        'Other designs with each call. Where there were as many as were asked for, `Content-Location` is the address that always answers these.',
      request: { query: randomDesignsQuery },
      responses: one(z.array(designSummary), 'The designs.'),
    }),
    async (c) => {
      const query = c.req.valid('query')
      const ids = await designIndex.random(query)
      if (ids.length === query.limit)
        c.header('Content-Location', `/api/designs?${ids.map((id) => `id=${id}`).join('&')}`)
      return listOf(c, await designIndex.documents(ids))
    },
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: '/export',
      tags,
      operationId: 'exportDesigns',
      summary: 'Export designs',
      description:
        'Every design that matches the filters, not a page of them, as a file to be opened in a spreadsheet: comma-separated values in UTF-8.',
      request: { query: designExportQuery },
      responses: {
        200: {
          description: 'The file.',
          content: { 'text/csv': { schema: { type: 'string' }, example: csvExample } },
        },
      },
      ...guard('content'),
    }),
    async (c) => {
      const { status, ...query } = c.req.valid('query')
      const ids = await designIndex.findAll(query, scopeOf(true, status))
      const fileName = `designs-${isoDayOf(new Date())}.csv`
      return download(c, { fileName, type: csvType }, csvOf(db, ids, publicOrigin(c, env)))
    },
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: '/{id}/neighbours',
      tags,
      operationId: 'getDesignNeighbours',
      summary: 'Read what stands beside a design',
      description:
        'The designs before and after one, named by its id or its code, among those of its category that visitors see, the newest first.',
      middleware: cached,
      request: { params: idParameter },
      responses: one(designNeighbours, 'Both, where there are any.'),
    }),
    async (c) => {
      const row = await findDesign(db, c.req.valid('param').id)
      const beside = row && (await designIndex.neighbours(row))
      if (!beside || !(beside.isSeen || (await seesAll(c, db)))) throw notFound(editableDesigns.notFound)
      const [previous, next] = await designIndex.documentsOf([beside.previous ?? '', beside.next ?? ''])
      const text = `{"success":true,"data":{"previous":${previous ?? null},"next":${next ?? null}}}`
      return jsonOf(c, text)
    },
  )
  addDocumentRoutes(router, db, {
    ...editableDesigns,
    told: {
      reading: 'Reads a design by its id or its code, in any letter case.',
      creating: 'Stores a new design. Its code is made of the category and a number, and never changes.',
    },
    creating: designCreate,
    create: createDesign,
    remove: removeDesign,
  })
  return router
}

/** A list put together from documents that are JSON already. @param more of its properties, as JSON with a comma before */
function listOf(c: Context, documents: string[], beside: object = {}, more = '') {
  const end = Object.entries(beside)
    .map(([name, value]) => `,"${name}":${JSON.stringify(value)}`)
    .join('')
  return jsonOf(c, `{"success":true,"data":[${documents}]${end}${more}}`)
}

/** Answers what is JSON already. */
function jsonOf(c: Context, text: string) {
  c.set('text', text)
  return c.body(text, 200, { 'content-type': 'application/json' }) as never
}
