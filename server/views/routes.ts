import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#contract/limits.ts'
import { viewMessages } from '#contract/messages.ts'
import { view, viewCreate, viewedLists, viewQuery } from '#contract/view.ts'
import { notFound } from '../errors.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard, requirePermission } from '../http/guard.ts'
import { body, created, createRouter, deleted, idParameter, one, saved } from '../http/router.ts'
import { deleteView, listViews } from './repository.ts'
import { saveView } from './save.ts'

const tags = ['Saved views']

/** The own account's views of lists; of a list that its role may not read it keeps none. */
export function viewRoutes({ db }: Dependencies) {
  const backOffice = createGuard({ db })('back-office')

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listViews',
        summary: 'List the own views of a list',
        description: 'All of them, by name. It takes the permission that the list takes.',
        request: { query: viewQuery },
        responses: one(z.array(view), 'The views.'),
        ...backOffice,
      }),
      async (c) => {
        const account = c.get('account')
        const { list } = c.req.valid('query')
        requirePermission(account, viewedLists[list])
        return c.json({ success: true as const, data: await listViews(db, account.id, list) }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/',
        tags,
        operationId: 'saveView',
        summary: 'Save a view of a list',
        description: `Keeps it for the own account alone, on each of its devices. A view of the same name, in any letter case, keeps its id and is replaced. It takes the permission that the list takes, of which ${limits.views.most} views are kept at most.`,
        request: body(viewCreate),
        responses: { ...created(view, 'The new view.'), ...saved(view, 'The view that was replaced.') },
        ...backOffice,
      }),
      async (c) => {
        const account = c.get('account')
        const given = c.req.valid('json')
        requirePermission(account, viewedLists[given.list])
        const { view, isNew } = await db.transaction().execute((tx) => saveView(tx, account.id, given))
        return c.json(view, isNew ? 201 : 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        operationId: 'deleteView',
        summary: 'Delete a view',
        description: 'Deletes a view of the own account. The list, and what is in it, stay.',
        request: { params: idParameter },
        responses: deleted,
        ...backOffice,
      }),
      async (c) => {
        const _id = c.req.valid('param').id
        if (!(await deleteView(db, c.get('account').id, _id))) throw notFound(viewMessages.notFound)
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
}
