import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import { isPublishedKind } from '#contract/publishing.ts'
import { recordedChanges } from '../activity/recorded.ts'
import type { Db } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { isPublic } from '../publishing/rows.ts'
import { seesAll } from '../publishing/sees-all.ts'
import type { Editable } from '../versions/editable.ts'
import { cached } from './cached.ts'
import { createGuard } from './guard.ts'
import { makeOnce, onceHeader, onceOf } from './made-once.ts'
import { body, created, type createRouter, deleted, idParameter, one, refused, saved } from './router.ts'

/**
 * What the routes of one kind of document need to know of it. `read` answers the document as administrators see it, whether
 * or not visitors do; `onlyAdminReads` keeps it to administrators. Changes run inside a transaction that records them.
 */
export interface Documents<Shown extends Stored, Create extends z.ZodType, Update extends z.ZodObject>
  extends Editable<z.output<Shown>, Update> {
  /** What the API document adds to the calls: what they do beside the plain, and which of them refuse with 409. */
  told?: { reading?: string; creating?: string; deleting?: string; conflicts?: ('creating' | 'deleting')[] }
  onlyAdminReads?: boolean
  response: Shown
  creating: Create
  /** @returns the new document's id */
  create(tx: Db, input: z.output<Create>): Promise<string>
  remove(tx: Db, id: string): Promise<unknown>
}

type Stored = z.ZodType<{ _id: string }>

/**
 * Adds the reading of one document, and an administrator's creating, changing and deleting.
 * @returns the recorded changes of this kind, for what else changes it
 */
export function addDocumentRoutes<Shown extends Stored, Create extends z.ZodType, Update extends z.ZodObject>(
  router: ReturnType<typeof createRouter>,
  db: Db,
  documents: Documents<Shown, Create, Update>,
) {
  const { kind: name, response, creating, updating, told = {} } = documents
  const operation = `${name[0]?.toUpperCase()}${name.slice(1)}`
  const conflictOf = (call: 'creating' | 'deleting') => (told.conflicts?.includes(call) ? refused(409) : {})
  const tags = [documents.tag]
  const content = createGuard({ db })('content')
  const params = idParameter
  const changes = recordedChanges(db, documents)

  async function seen(c: Context, id: string) {
    const isWhole = documents.onlyAdminReads || (await seesAll(c, db))
    const found = await (isWhole || !documents.readPublic ? documents.read : documents.readPublic)(db, id)
    if (!found) throw notFound(documents.notFound)
    if (!isWhole && isPublishedKind(name) && !(await isPublic(db, name, found._id)))
      throw notFound(documents.notFound)
    return found
  }

  async function prepared(c: Context) {
    const input = bodyOf(c)
    return documents.prepare ? ((await documents.prepare(input)) as never) : input
  }

  router.openapi(
    createRoute({
      method: 'get',
      path: '/{id}',
      tags,
      operationId: `get${operation}`,
      summary: `Read a ${name}`,
      description: told.reading ?? `Reads a ${name} by its id.`,
      request: { params },
      responses: one(response, `The ${name}.`),
      ...(documents.onlyAdminReads ? content : { middleware: cached }),
    }),
    async (c) => json(c, { success: true, data: await seen(c, c.req.valid('param').id) }, 200),
  )
  router.openapi(
    createRoute({
      method: 'post',
      path: '/',
      tags,
      operationId: `create${operation}`,
      summary: `Create a ${name}`,
      description: told.creating ?? `Stores a new ${name}.`,
      request: { headers: onceHeader, ...body(creating) },
      responses: { ...created(response, `The saved ${name}.`), ...conflictOf('creating') },
      ...content,
    }),
    async (c) => {
      const input = await prepared(c)
      const once = await onceOf(c)
      const made = await changes.create(c.get('account'), (tx) =>
        makeOnce(tx, once, {
          isThere: (id) => documents.read(tx, id),
          make: () => documents.create(tx, input),
        }),
      )
      return json(c, made, 201)
    },
  )
  router.openapi(
    createRoute({
      method: 'put',
      path: '/{id}',
      tags,
      operationId: `update${operation}`,
      summary: `Change a ${name}`,
      description: `Changes the fields of a ${name} that the body carries, and leaves the others.`,
      request: { params, ...body(updating) },
      responses: saved(response, `The saved ${name}.`),
      ...content,
    }),
    async (c) => {
      const input = await prepared(c)
      const changed = await changes.change(c.get('account'), paramOf(c), (tx, { _id }) =>
        documents.change(tx, _id, input),
      )
      return json(c, changed, 200)
    },
  )
  router.openapi(
    createRoute({
      method: 'delete',
      path: '/{id}',
      tags,
      operationId: `delete${operation}`,
      summary: `Delete a ${name}`,
      description: told.deleting ?? `Moves a ${name} to the trash.`,
      request: { params },
      responses: { ...deleted, ...conflictOf('deleting') },
      ...content,
    }),
    async (c) => {
      const _id = await changes.remove(c.get('account'), paramOf(c), documents.remove)
      return json(c, { success: true, data: { _id } }, 200)
    },
  )
  return changes
}

// The types of validated input and of typed answers can't be computed from schemas that are still open.
function json(c: Context, value: unknown, status: 200 | 201) {
  return c.json(value as object, status) as never
}

function bodyOf(c: Context) {
  return c.req.valid('json' as never) as never
}

function paramOf(c: Context): string {
  return (c.req.valid('param' as never) as { id: string }).id
}
