import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { ActivityKind } from '#contract/activity.ts'
import { type DocumentOrder, documentOrder } from '#contract/order.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { operationOf, type Tag } from '../documentation/tags.ts'
import { createGuard } from './guard.ts'
import { body, type createRouter, one, refused } from './router.ts'

/** Adds the call that puts a list in order. It stands before the routes of one document, whose id would be `order`. */
export function addOrderRoute<Shown extends z.ZodType, Row>(
  router: ReturnType<typeof createRouter>,
  db: Db,
  documents: {
    name: ActivityKind
    tag: Tag
    response: Shown
    reorder(tx: Db, order: DocumentOrder): Promise<Row[]>
    read(db: Db, rows: Row[]): Promise<z.output<Shown>[]>
  },
) {
  router.openapi(
    createRoute({
      method: 'put',
      path: '/order',
      tags: [documents.tag],
      operationId: operationOf('reorder', documents.tag),
      summary: `Put ${documents.tag.toLowerCase()} in order`,
      description: 'Those named come first, the others follow as they were.',
      request: body(documentOrder),
      responses: {
        ...one(z.array(documents.response), 'The whole list, in its new order.'),
        ...refused(404, 409),
      },
      ...createGuard({ db })('content'),
    }),
    async (c) => {
      const order = c.req.valid('json')
      const rows = await db.transaction().execute(async (tx) => {
        const subject = { id: '', name: documents.tag.toLowerCase() }
        await insertActivity(tx, { by: c.get('account'), action: 'ordered', kind: documents.name, subject })
        return documents.reorder(tx, order)
      })
      return c.json({ success: true as const, data: await documents.read(db, rows) }, 200) as never
    },
  )
}
