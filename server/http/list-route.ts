import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { paging } from '#contract/fields.ts'
import { statusQuery } from '#contract/publishing.ts'
import type { Db } from '../database/schema.ts'
import { operationOf, type Tag } from '../documentation/tags.ts'
import { type Scope, scopeOf } from '../publishing/scope.ts'
import { seesAll } from '../publishing/sees-all.ts'
import { cached } from './cached.ts'
import { type createRouter, list, paginationOf } from './router.ts'

type Paging = { page: number; limit: number }

/** Adds the public list of one kind of document, page by page. */
export function addListRoute<Shown extends z.ZodType>(
  router: ReturnType<typeof createRouter>,
  db: Db,
  documents: {
    tag: Tag
    response: Shown
    list(db: Db, paging: Paging, scope: Scope): Promise<z.output<Shown>[]>
    count(db: Db, scope: Scope): Promise<number>
  },
) {
  router.openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags: [documents.tag],
      operationId: operationOf('list', documents.tag),
      summary: `List ${documents.tag.toLowerCase()}`,
      description: 'By `displayOrder`, the newest first among equals, page by page.',
      middleware: cached,
      request: { query: z.object({ ...statusQuery, ...paging }) },
      responses: list(documents.response, 'One page of them, in order.'),
    }),
    async (c) => {
      const { status, ...query } = c.req.valid('query')
      const scope = scopeOf(await seesAll(c, db), status)
      const data = await documents.list(db, query, scope)
      const pagination = paginationOf(query, await documents.count(db, scope))
      return c.json({ success: true as const, data, pagination }, 200) as never
    },
  )
}
