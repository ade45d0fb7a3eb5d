import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { documentOrder } from '#contract/order.ts'
import type { Db } from '../database/schema.ts'
import { adminOnly } from './admin-only.ts'
import { answer, body, byAdmin, type createRouter } from './router.ts'

/** Adds the call that puts a list in order. It stands before the routes of one document, whose id would be `order`. */
export function addOrderRoute<Answer extends z.ZodType, Row>(
  router: ReturnType<typeof createRouter>,
  db: Db,
  documents: {
    tag: string
    answer: Answer
    reorder(db: Db, ids: string[]): Promise<Row[]>
    read(db: Db, rows: Row[]): Promise<z.output<Answer>[]>
  },
) {
  router.openapi(
    createRoute({
      method: 'put',
      path: '/order',
      tags: [documents.tag],
      summary: `Put ${documents.tag.toLowerCase()} in order: those named come first, the others follow as they were`,
      middleware: adminOnly({ db }),
      request: body(documentOrder),
      responses: {
        200: answer(
          z.object({ success: z.literal(true), data: z.array(documents.answer) }),
          'The whole list',
        ),
      },
      ...byAdmin,
    }),
    async (c) => {
      const rows = await documents.reorder(db, c.req.valid('json').ids)
      return c.json({ success: true as const, data: await documents.read(db, rows) }, 200) as never
    },
  )
}
