import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { z } from 'zod'
import { activityTakes } from '#contract/activity.ts'
import { pendingMessages } from '#contract/messages.ts'
import {
  type PendingPublish,
  pendingListed,
  pendingOf,
  pendingPublish,
  pendingQuery,
} from '#contract/pending.ts'
import { called, oneCalled } from '../documentation/called.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { optionalBody } from '../http/request-body.ts'
import { body, createRouter, deleted, idParameter, one, refused, saved } from '../http/router.ts'
import { pendingDocument } from './document.ts'
import { type AnyPendable, pendables } from './kinds.ts'
import { findPending, listPending } from './repository.ts'
import { discardPending, keepPending, publishPending } from './save.ts'

/** Changes that wait beside a document: their list, and for each kind reading, keeping, discarding and publishing them. */
export function pendingRoutes(dependencies: Dependencies) {
  const { db } = dependencies
  const router = createRouter()
  router.openapi(
    createRoute({
      method: 'get',
      path: '/pending',
      tags: ['Pending changes'],
      operationId: 'listPendingChanges',
      summary: 'List what waits to be published',
      description: 'Every document with pending changes, the last saved first.',
      request: { query: pendingQuery },
      responses: one(z.array(pendingListed), 'What waits.'),
      ...createGuard({ db })('content'),
    }),
    async (c) =>
      c.json({ success: true as const, data: await listPending(db, c.req.valid('query').kind) }, 200),
  )
  for (const pendable of pendables) addPendingRoutes(router, dependencies, pendable)
  return router
}

function addPendingRoutes(
  router: ReturnType<typeof createRouter>,
  { db }: Dependencies,
  pendable: AnyPendable,
) {
  const { kind, path, updating } = pendable
  const operation = `${kind[0]?.toUpperCase()}${kind.slice(1)}`
  const name = called(kind)
  const tags = [pendable.tag]
  const { middleware, security } = createGuard({ db })(activityTakes[kind])
  const params = idParameter
  const shown = pendingOf(operation, pendable.response as z.ZodObject)

  router.openapi(
    createRoute({
      method: 'get',
      path: `${path}/draft`,
      tags,
      operationId: `get${operation}PendingChanges`,
      summary: `Read the pending changes of ${oneCalled(kind)}`,
      description: `The whole ${name} as it would be once its pending changes are published, and who saved them when.`,
      middleware,
      request: { params },
      responses: one(shown, `The ${name} as it would be.`),
      security,
    }),
    async (c) => {
      const stored = await pendable.read(db, paramOf(c))
      if (!stored) throw notFound(pendable.notFound)
      const row = await findPending(db, stored._id)
      if (!row) throw notFound(pendingMessages.notFound)
      const data = await pendingDocument(db, pendable, stored, row)
      return c.json({ success: true as const, data }, 200) as never
    },
  )
  router.openapi(
    createRoute({
      method: 'put',
      path: `${path}/draft`,
      tags,
      operationId: `save${operation}PendingChanges`,
      summary: `Keep changes of ${oneCalled(kind)} for later`,
      description: `Takes the body of a change by the same rules, and has it wait beside the ${name}. Of what waits there already, the fields that the body carries are replaced, and the others stay; a field that it says as it is stored no longer waits. Visitors see nothing of it before it is published.`,
      middleware,
      request: { params, ...body(updating) },
      responses: saved(shown, `The ${name} as it would be.`),
      security,
    }),
    async (c) => {
      const given = c.req.valid('json' as never) as Record<string, unknown>
      const input = pendable.prepare ? await pendable.prepare(given as never) : given
      return c.json(await keepPending(db, c.get('account'), pendable, paramOf(c), input), 200) as never
    },
  )
  router.openapi(
    createRoute({
      method: 'delete',
      path: `${path}/draft`,
      tags,
      operationId: `discard${operation}PendingChanges`,
      summary: `Discard the pending changes of ${oneCalled(kind)}`,
      description: `The ${name} stays as it is.`,
      middleware,
      request: { params },
      responses: deleted,
      security,
    }),
    async (c) => {
      const _id = await discardPending(db, c.get('account'), pendable, paramOf(c))
      return c.json({ success: true as const, data: { _id } }, 200)
    },
  )
  router.openapi(
    createRoute({
      method: 'post',
      path: `${path}/draft/publish`,
      tags,
      operationId: `publish${operation}PendingChanges`,
      summary: `Publish the pending changes of ${oneCalled(kind)}`,
      description: `Puts them in place as any change of the ${name}. Where it has changed since they were begun, that is a 409, unless the body names the version over which they are to go.`,
      middleware: [middleware, optionalBody] as const,
      request: { params, body: { content: { 'application/json': { schema: pendingPublish } } } },
      responses: { ...saved(pendable.response, `The saved ${name}.`), ...refused(409) },
      security,
    }),
    async (c) => {
      const given = c.req.valid('json' as never) as PendingPublish
      return c.json(await publishPending(db, c.get('account'), pendable, paramOf(c), given), 200) as never
    },
  )
}

// Which parameters a route has can't be typed while its path is still open.
function paramOf(c: Context): string {
  return (c.req.valid('param' as never) as { id: string }).id
}
