import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { activityTakes } from '#contract/activity.ts'
import { paging } from '#contract/fields.ts'
import { versionMessages } from '#contract/messages.ts'
import { type VersionRestore, version, versionRestore } from '#contract/version.ts'
import { recordedChanges } from '../activity/recorded.ts'
import type { Db } from '../database/schema.ts'
import { called, oneCalled } from '../documentation/called.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard, requirePermission } from '../http/guard.ts'
import { optionalBody } from '../http/request-body.ts'
import { createRouter, idOf, idParameter, list, one, paginationOf, refused, saved } from '../http/router.ts'
import { type AnyEditable, editables } from './kinds.ts'
import { countVersions, findVersion, listVersions } from './repository.ts'
import { changesBack } from './restore.ts'

/** The earlier versions of each kind of document: their list, one of them, and the way back to it. */
export function versionRoutes(dependencies: Dependencies) {
  const router = createRouter()
  for (const editable of Object.values(editables)) addVersionRoutes(router, dependencies, editable)
  return router
}

function addVersionRoutes(
  router: ReturnType<typeof createRouter>,
  { db, env }: Dependencies,
  editable: AnyEditable,
) {
  const { kind, path, response } = editable
  const isOneOfMany = path !== '/settings'
  const [theDocument, ofDocument] = isOneOfMany
    ? [oneCalled(kind), called(kind)]
    : ['the settings', 'settings']
  const operation = `${kind[0]?.toUpperCase()}${kind.slice(1)}Version`
  const tags = [editable.tag]
  const { middleware, security } = createGuard({ db })(activityTakes[kind])
  const whole = isOneOfMany ? idParameter : z.object({})
  const params = whole.extend({ version: idOf('The id of the version.', '6740a1b2c3d4e5f607182d01') })
  const changes = recordedChanges(db, editable)
  const shown = (document: object) => editable.shown?.(document, env) ?? document

  /** The document as it is. @throws AppError 404 */
  async function existing(c: Context) {
    const document = await editable.read(db, paramsOf(c).id ?? '')
    if (!document) throw notFound(editable.notFound)
    return document
  }

  /** What a version holds of a document. @throws AppError 404 */
  async function stored(c: Context, documentId: string) {
    const found = await findVersion(db, { kind, documentId }, paramsOf(c).version ?? '')
    if (!found) throw notFound(versionMessages.notFound)
    return found
  }

  /** A document as it was, in the names of today. @param found what a version holds of it */
  async function asItWas(tx: Db, found: object, now: object & { _id: string }, version: string) {
    const then = { ...now, ...found }
    return (await editable.inNamesOfToday?.(tx, then, now as never, version)) ?? then
  }

  router.openapi(
    createRoute({
      method: 'get',
      path: `${path}/versions`,
      tags,
      operationId: `list${operation}s`,
      summary: `List the earlier versions of ${theDocument}`,
      description: `What ${theDocument} was before each save, the newest first, page by page. At most a hundred are kept, for as long as the settings say.`,
      middleware,
      request: { query: z.object(paging), params: whole },
      responses: list(version, 'One page of versions.'),
      security,
    }),
    async (c) => {
      const query = c.req.valid('query')
      const subject = { kind, documentId: (await existing(c))._id }
      const data = await listVersions(db, subject, query)
      const pagination = paginationOf(query, await countVersions(db, subject))
      return c.json({ success: true as const, data, pagination }, 200)
    },
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: `${path}/versions/{version}`,
      tags,
      operationId: `get${operation}`,
      summary: `Read an earlier version of ${theDocument}`,
      description:
        'The whole of it as it was then, in the names of today where what it names was renamed since. A file that it shows may have been deleted since.',
      middleware,
      request: { params },
      responses: one(response, `The ${ofDocument} as answered then.`),
      security,
    }),
    async (c) => {
      const now = await existing(c)
      const then = await asItWas(db, await stored(c, now._id), now, paramsOf(c).version ?? '')
      return c.json({ success: true as const, data: shown(then) }, 200) as never
    },
  )
  router.openapi(
    createRoute({
      method: 'post',
      path: `${path}/versions/{version}/restore`,
      tags,
      operationId: `restore${operation}`,
      summary: `Restore an earlier version of ${theDocument}`,
      description:
        'Changes it back, whole or in some fields, by the rules of any change. What it was until then is kept as a version.',
      middleware: [middleware, optionalBody] as const,
      request: { params, body: { content: { 'application/json': { schema: versionRestore } } } },
      responses: { ...saved(response, `The saved ${ofDocument}.`), ...refused(409) },
      security,
    }),
    async (c) => {
      const { fields, updatedAt } = c.req.valid('json') as VersionRestore
      const { _id } = await existing(c)
      const found = await stored(c, _id)
      const then = editable.prepare ? await editable.prepare(found) : found
      const account = c.get('account')
      const restored = await changes.change(account, _id, async (tx, now) => {
        const whole = (await asItWas(tx, then, now, paramsOf(c).version ?? '')) as never
        const input = changesBack(editable, editable.bodyOf(now), editable.bodyOf(whole), fields)
        for (const [field, permission] of Object.entries(editable.fieldsTake ?? {}))
          if (field in input) requirePermission(account, permission)
        return (editable.restore ?? editable.change)(tx, _id, { ...input, updatedAt }, whole)
      })
      return c.json(shown(restored), 200) as never
    },
  )
}

// Which parameters a route has can't be typed while its path is still open.
function paramsOf(c: Context): { id?: string; version?: string } {
  return c.req.valid('param' as never)
}
