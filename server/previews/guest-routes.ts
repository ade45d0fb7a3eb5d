import { createRoute } from '@hono/zod-openapi'
import { previewMessages } from '#contract/messages.ts'
import { preview } from '#contract/preview.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createRouter, keyParameter, one } from '../http/router.ts'
import { readPendingState } from '../pending/document.ts'
import { pendableOf } from '../pending/kinds.ts'
import { findByKey } from './repository.ts'

/** What a preview's page asks: the key stands for the one document that it opens. */
export function guestPreviewRoutes({ db }: Dependencies) {
  return createRouter().openapi(
    createRoute({
      method: 'get',
      path: '/{key}',
      tags: ['Previews'],
      operationId: 'getPreview',
      summary: 'Read a document as it will be',
      description: 'What the key of a preview link opens, until it ends.',
      request: { params: keyParameter },
      responses: one(preview, 'The document.'),
    }),
    async (c) => {
      const link = await findByKey(db, c.req.valid('param').key)
      const state = link && (await readPendingState(db, pendableOf(link.kind), link.documentId))
      if (!link || !state) throw notFound(previewMessages.ended)
      const data = { kind: link.kind, ...state, expiresAt: link.expiresAt }
      return c.json({ success: true as const, data }, 200) as never
    },
  )
}
