import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { activityTakes } from '#contract/activity.ts'
import { previewMessages } from '#contract/messages.ts'
import { previewLink, previewLinks } from '#contract/preview.ts'
import { insertActivity } from '../activity/repository.ts'
import type { Db } from '../database/schema.ts'
import { called, oneCalled } from '../documentation/called.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { created, createRouter, deleted, idParameter, one } from '../http/router.ts'
import { type AnyPendable, pendables } from '../pending/kinds.ts'
import { endLinks, linksTo, makeLink } from './repository.ts'

/** The links that show a document of each kind as it will be: making one, asking for them, ending them. */
export function previewRoutes(dependencies: Dependencies) {
  const router = createRouter()
  for (const pendable of pendables) addPreviewRoutes(router, dependencies, pendable)
  return router
}

function addPreviewRoutes(
  router: ReturnType<typeof createRouter>,
  { db, env }: Dependencies,
  pendable: AnyPendable,
) {
  const { kind } = pendable
  const operation = `${kind[0]?.toUpperCase()}${kind.slice(1)}`
  const { middleware, security } = createGuard({ db })(activityTakes[kind])
  const route = {
    path: `${pendable.path}/preview` as const,
    tags: [pendable.tag],
    middleware,
    security,
    request: { params: idParameter },
  }

  /** @throws AppError 404 */
  async function existing(tx: Db, c: Context) {
    const { id } = c.req.valid('param' as never) as { id: string }
    const document = await pendable.read(tx, id)
    if (!document) throw notFound(pendable.notFound)
    return document
  }

  router.openapi(
    createRoute({
      ...route,
      method: 'get',
      operationId: `get${operation}PreviewLinks`,
      summary: `Ask for the preview links of ${oneCalled(kind)}`,
      description: 'How many there are, and until when. Their addresses are not stored.',
      responses: one(previewLinks, 'The links.'),
    }),
    async (c) => {
      const data = await linksTo(db, (await existing(db, c))._id)
      return c.json({ success: true as const, data }, 200)
    },
  )
  router.openapi(
    createRoute({
      ...route,
      method: 'post',
      operationId: `make${operation}PreviewLink`,
      summary: `Make a preview link of ${oneCalled(kind)}`,
      description: `Whoever has it sees the page with the ${called(kind)} as it will be: with its pending changes, or as it is stored where it has none, public or not. It ends after seven days.`,
      responses: created(previewLink, 'The link.'),
    }),
    async (c) => {
      const by = c.get('account')
      const { key, expiresAt } = await db.transaction().execute(async (tx) => {
        const document = await existing(tx, c)
        const subject = { id: document._id, name: pendable.nameOf(document) }
        await insertActivity(tx, { by, action: 'preview-made', kind, subject })
        return makeLink(tx, { kind, documentId: document._id })
      })
      c.header('Cache-Control', 'no-store')
      return c.json({ url: `${publicOrigin(c, env)}/preview/${key}`, expiresAt }, 201)
    },
  )
  router.openapi(
    createRoute({
      ...route,
      method: 'delete',
      operationId: `end${operation}PreviewLinks`,
      summary: `End the preview links of ${oneCalled(kind)}`,
      description: 'From then on nothing is found at their addresses.',
      responses: deleted,
    }),
    async (c) => {
      const by = c.get('account')
      const _id = await db.transaction().execute(async (tx) => {
        const document = await existing(tx, c)
        if (!(await endLinks(tx, document._id))) throw notFound(previewMessages.none)
        const subject = { id: document._id, name: pendable.nameOf(document) }
        await insertActivity(tx, { by, action: 'preview-ended', kind, subject })
        return document._id as string
      })
      return c.json({ success: true as const, data: { _id } }, 200)
    },
  )
}
