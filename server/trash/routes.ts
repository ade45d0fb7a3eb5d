import { createRoute } from '@hono/zod-openapi'
import {
  emptied,
  restored,
  trashEmptyQuery,
  trashed,
  trashQuery,
  trashRestoreQuery,
} from '#contract/trash.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { createRouter, deleted, idParameter, list, one, paginationOf, refused } from '../http/router.ts'
import { deleteForGood, emptyTrash } from './delete-for-good.ts'
import { readTrashed } from './document.ts'
import { countTrash, listTrash } from './repository.ts'
import { restoreFromTrash } from './restore.ts'

const tags = ['Trash']

export function trashRoutes({ db }: Dependencies) {
  const guard = createGuard({ db })

  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listTrash',
        summary: 'List the trash',
        description: 'What was deleted and can be restored, the last deleted first, page by page.',
        request: { query: trashQuery },
        responses: list(trashed, 'One page of the trash.'),
        ...guard('content'),
      }),
      async (c) => {
        const query = c.req.valid('query')
        const data = await readTrashed(db, await listTrash(db, query))
        const pagination = paginationOf(query, await countTrash(db, query))
        return c.json({ success: true as const, data, pagination }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/restore',
        tags,
        operationId: 'restoreFromTrash',
        summary: 'Restore a document',
        description:
          'Puts a document back as it was: with its id, place, pictures, references, code and address.',
        request: { params: idParameter, query: trashRestoreQuery },
        responses: { ...one(restored, 'What was restored, the document itself last.'), ...refused(409) },
        ...guard('content'),
      }),
      async (c) => {
        const { with: others } = c.req.valid('query')
        const by = c.get('account')
        const data = await restoreFromTrash(db, by, c.req.valid('param').id, others === 'needed')
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        operationId: 'deleteForGood',
        summary: 'Delete a document for good',
        description:
          'Takes a document out of the trash: it cannot be restored any more, and its files go once nothing else shows them.',
        request: { params: idParameter },
        responses: { ...deleted, ...refused(409) },
        ...guard('erase'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        await deleteForGood(db, c.get('account'), id)
        return c.json({ success: true as const, data: { _id: id } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/',
        tags,
        operationId: 'emptyTrash',
        summary: 'Empty the trash',
        description: 'Deletes everything in the trash for good, or all of one kind.',
        request: { query: trashEmptyQuery },
        responses: one(emptied, 'How much was deleted.'),
        ...guard('erase'),
      }),
      async (c) => {
        const before = new Date(Date.now() + 1).toISOString()
        const data = await emptyTrash(db, c.get('account'), { ...c.req.valid('query'), before })
        return c.json({ success: true as const, data }, 200)
      },
    )
}
