import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { ActivityKind } from '#contract/activity.ts'
import { type Recorded, recordedChanges } from '../activity/recorded.ts'
import type { Db } from '../database/schema.ts'
import type { Tag } from '../documentation/tags.ts'
import { notFound } from '../errors.ts'
import { adminOnly } from './admin-only.ts'
import { cached } from './cached.ts'
import {
  body,
  byAdmin,
  created,
  type createRouter,
  deleted,
  idParameter,
  one,
  refused,
  saved,
} from './router.ts'

/**
 * What the routes of one kind of document need to know of it. `read` answers the document as everyone sees it;
 * `onlyAdminReads` keeps even that to administrators. Changes run inside a transaction that records them.
 */
export interface Documents<Answer extends Stored, Create extends z.ZodType, Update extends z.ZodObject>
  extends Pick<Recorded<z.output<Answer>>, 'notFound' | 'hold' | 'read' | 'nameOf'> {
  name: ActivityKind
  tag: Tag
  /** What the API document adds to the calls: what they do beside the plain, and which of them refuse with 409. */
  told?: { reading?: string; creating?: string; deleting?: string; conflicts?: ('creating' | 'deleting')[] }
  onlyAdminReads?: boolean
  answer: Answer
  creating: Create
  updating: Update
  /** @returns the new document's id */
  create(tx: Db, input: z.output<Create>): Promise<string>
  change(tx: Db, id: string, input: z.output<Update>): Promise<unknown>
  remove(tx: Db, id: string): Promise<unknown>
}

type Stored = z.ZodType<{ _id: string }>

/**
 * Adds the reading of one document, and an administrator's creating, changing and deleting.
 * @returns the recorded changes of this kind, for what else changes it
 */
export function addDocumentRoutes<
  Answer extends Stored,
  Create extends z.ZodType,
  Update extends z.ZodObject,
>(router: ReturnType<typeof createRouter>, db: Db, documents: Documents<Answer, Create, Update>) {
  const { name, answer, creating, updating, told = {} } = documents
  const operation = `${name[0]?.toUpperCase()}${name.slice(1)}`
  const conflictOf = (call: 'creating' | 'deleting') => (told.conflicts?.includes(call) ? refused(409) : {})
  const tags = [documents.tag]
  const middleware = adminOnly({ db })
  const params = idParameter
  const changes = recordedChanges(db, { ...documents, kind: name, fields: Object.keys(updating.shape) })

  async function existing(id: string) {
    const found = await documents.read(db, id)
    if (!found) throw notFound(documents.notFound)
    return found
  }

  router.openapi(
    createRoute({
      method: 'get',
      path: '/{id}',
      tags,
      operationId: `get${operation}`,
      summary: `Read a ${name}`,
      description: told.reading ?? `Reads a ${name} by its id.`,
      middleware: documents.onlyAdminReads ? middleware : cached,
      request: { params },
      responses: one(answer, `The ${name}.`),
      ...(documents.onlyAdminReads && byAdmin),
    }),
    async (c) => json(c, { success: true, data: await existing(c.req.valid('param').id) }, 200),
  )
  router.openapi(
    createRoute({
      method: 'post',
      path: '/',
      tags,
      operationId: `create${operation}`,
      summary: `Create a ${name}`,
      description: told.creating ?? `Stores a new ${name}.`,
      middleware,
      request: body(creating),
      responses: { ...created(answer, `The saved ${name}.`), ...conflictOf('creating') },
      ...byAdmin,
    }),
    async (c) => {
      const made = await changes.create(c.get('account'), (tx) => documents.create(tx, bodyOf(c)))
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
      middleware,
      request: { params, ...body(updating) },
      responses: saved(answer, `The saved ${name}.`),
      ...byAdmin,
    }),
    async (c) => {
      const changed = await changes.change(c.get('account'), paramOf(c), (tx, { _id }) =>
        documents.change(tx, _id, bodyOf(c)),
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
      description: told.deleting ?? `Deletes a ${name} for good.`,
      middleware,
      request: { params },
      responses: { ...deleted, ...conflictOf('deleting') },
      ...byAdmin,
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
