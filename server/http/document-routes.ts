import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Db } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { adminOnly } from './admin-only.ts'
import { body, byAdmin, created, type createRouter, deleted, idParameter, one, saved } from './router.ts'

/**
 * What the routes of one kind of document need to know of it. `read` answers the document as everyone sees it;
 * `onlyAdminReads` keeps even that to administrators.
 */
export interface Documents<Answer extends z.ZodType, Create extends z.ZodType, Update extends z.ZodType> {
  name: string
  tag: string
  onlyAdminReads?: boolean
  notFound: string
  answer: Answer
  creating: Create
  updating: Update
  read(db: Db, id: string): Promise<z.output<Answer> | undefined>
  /** @returns the new document's id */
  create(db: Db, input: z.output<Create>): Promise<string>
  /** @returns the changed document's id */
  change(db: Db, id: string, input: z.output<Update>): Promise<string>
  /** @returns the deleted document's id */
  remove(db: Db, id: string): Promise<string>
}

/** Adds the reading of one document, and an administrator's creating, changing and deleting. */
export function addDocumentRoutes<
  Answer extends z.ZodType,
  Create extends z.ZodType,
  Update extends z.ZodType,
>(router: ReturnType<typeof createRouter>, db: Db, documents: Documents<Answer, Create, Update>) {
  const { name, answer, creating, updating } = documents
  const tags = [documents.tag]
  const middleware = adminOnly({ db })
  const params = idParameter

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
      summary: `One ${name}`,
      request: { params },
      responses: one(answer, `The ${name}`),
      ...(documents.onlyAdminReads && { middleware, ...byAdmin }),
    }),
    async (c) => json(c, { success: true, data: await existing(c.req.valid('param').id) }, 200),
  )
  router.openapi(
    createRoute({
      method: 'post',
      path: '/',
      tags,
      summary: `Create a ${name}`,
      middleware,
      request: body(creating),
      responses: created(answer, `The saved ${name}`),
      ...byAdmin,
    }),
    async (c) => json(c, await existing(await documents.create(db, bodyOf(c))), 201),
  )
  router.openapi(
    createRoute({
      method: 'put',
      path: '/{id}',
      tags,
      summary: `Change the fields of a ${name} that the body carries`,
      middleware,
      request: { params, ...body(updating) },
      responses: saved(answer, `The saved ${name}`),
      ...byAdmin,
    }),
    async (c) => json(c, await existing(await documents.change(db, paramOf(c), bodyOf(c))), 200),
  )
  router.openapi(
    createRoute({
      method: 'delete',
      path: '/{id}',
      tags,
      summary: `Delete a ${name}`,
      middleware,
      request: { params },
      responses: deleted,
      ...byAdmin,
    }),
    async (c) => json(c, { success: true, data: { _id: await documents.remove(db, paramOf(c)) } }, 200),
  )
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
