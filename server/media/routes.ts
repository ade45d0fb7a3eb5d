import { createRoute, z } from '@hono/zod-openapi'
import { isoDayOf } from '#contract/dates.ts'
import { described } from '#contract/described.ts'
import { limits } from '#contract/limits.ts'
import { media, mediaDownload, mediaQuery, mediaReplace, mediaUpdate } from '#contract/media.ts'
import { fileMessages, mediaMessages } from '#contract/messages.ts'
import { AppError, notFound } from '../errors.ts'
import { openOriginal } from '../files/originals.ts'
import type { Dependencies } from '../http/context.ts'
import { download } from '../http/download.ts'
import { createGuard } from '../http/guard.ts'
import { body, createRouter, deleted, list, one, paginationOf, refused, saved } from '../http/router.ts'
import { archiveOf } from './archive.ts'
import { readAlike, readMedia, readOneMedia } from './document.ts'
import { removeMedia, restoreMedia } from './remove.ts'
import { replaceMedia } from './replace.ts'
import { countMedia, findAllMedia, listMedia } from './repository.ts'
import { changeMedia } from './save.ts'

const tags = ['Media']
const fileParameter = z.object({
  id: described(
    z.string().transform((id) => id.replaceAll('\0', '\ufffd')),
    'The id of the file.',
    '6740a1b2c3d4e5f607182a01',
  ),
})

/** The library: what is known and said of all files. Their bytes are stored and shown by the storage calls. */
export function mediaRoutes({ db, files }: Dependencies) {
  const guard = createGuard({ db })
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/',
        tags,
        operationId: 'listMedia',
        summary: 'List the library',
        description: 'All files with what shows them, page by page.',
        request: { query: mediaQuery },
        responses: list(media, 'One page of the library.'),
        ...guard('content'),
      }),
      async (c) => {
        const query = c.req.valid('query')
        const total = await countMedia(db, query)
        const data = await readMedia(db, await listMedia(db, query, total))
        const pagination = paginationOf(query, total)
        return c.json({ success: true as const, data, pagination }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/download',
        tags,
        operationId: 'downloadMedia',
        summary: 'Download several files',
        description:
          'The files as they were stored, in one zip archive, each under its own name. Those that are not there are left out.',
        request: body(mediaDownload),
        responses: {
          200: {
            description: 'The archive.',
            content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
          },
          ...refused(404, 413),
        },
        ...guard('content'),
      }),
      async (c) => {
        const found = await findAllMedia(db, c.req.valid('json').ids)
        if (found.length === 0) throw notFound(fileMessages.notFound, 'file-not-found')
        if (found.reduce((sum, { size }) => sum + size, 0) > limits.media.downloadBytes)
          throw new AppError('file-too-large', mediaMessages.downloadTooLarge)
        const fileName = `media-${isoDayOf(new Date())}.zip`
        const archive = archiveOf(found, (file) => openOriginal(files.store, file))
        return download(c, { fileName, type: 'application/zip' }, archive)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}',
        tags,
        operationId: 'getMedia',
        summary: 'Read a file of the library',
        description: 'What is known and said of a file, and what shows it.',
        request: { params: fileParameter },
        responses: one(media, 'The file.'),
        ...guard('content'),
      }),
      async (c) => {
        const data = await readOneMedia(db, c.req.valid('param').id)
        if (!data) throw notFound(fileMessages.notFound, 'file-not-found')
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/{id}/alike',
        tags,
        operationId: 'listAlikeMedia',
        summary: 'List what looks like a file',
        description:
          'Other pictures of the library that show the same, in another size, quality or format: the nearest first.',
        request: { params: fileParameter },
        responses: one(z.array(media), `At most ${limits.media.alike} files.`),
        ...guard('content'),
      }),
      async (c) => {
        const data = await readAlike(db, c.req.valid('param').id)
        if (!data) throw notFound(fileMessages.notFound, 'file-not-found')
        return c.json({ success: true as const, data }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'put',
        path: '/{id}',
        tags,
        operationId: 'updateMedia',
        summary: 'Describe a file of the library',
        description:
          'Changes what the body carries, and leaves the rest. Wherever the file is shown without a text of its own, its new text is read aloud; every crop keeps its focal point.',
        request: { params: fileParameter, ...body(mediaUpdate) },
        responses: { ...saved(media, 'The saved file.'), ...refused(409) },
        ...guard('content'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        return c.json(await changeMedia(db, c.get('account'), id, c.req.valid('json')), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/replace',
        tags,
        operationId: 'replaceMedia',
        summary: 'Replace a file and keep its places',
        description:
          'Has another stored file stand wherever this one stands, at once. This one is then shown by nothing, and is removed a day later unless earlier versions keep it. The file of the QR code is replaced by those alone who may change how the firm is paid.',
        request: { params: fileParameter, ...body(mediaReplace) },
        responses: saved(media, 'The file that stands there now.'),
        ...guard('content'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        return c.json(await replaceMedia(db, c.get('account'), id, c.req.valid('json')), 200)
      },
    )
    .openapi(
      createRoute({
        method: 'delete',
        path: '/{id}',
        tags,
        operationId: 'deleteMedia',
        summary: 'Delete a file that nothing shows',
        description:
          'Takes a file out of the library. For a day it can be restored; then it is removed, unless an earlier version keeps it.',
        request: { params: fileParameter },
        responses: { ...deleted, ...refused(409) },
        ...guard('content'),
      }),
      async (c) => {
        const _id = await removeMedia(db, c.get('account'), c.req.valid('param').id)
        return c.json({ success: true as const, data: { _id } }, 200)
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/{id}/restore',
        tags,
        operationId: 'restoreMedia',
        summary: 'Restore a deleted file',
        description: 'Puts a file back into the library, as long as it is there.',
        request: { params: fileParameter },
        responses: saved(media, 'The file.'),
        ...guard('content'),
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        return c.json(await restoreMedia(db, c.get('account'), id), 200)
      },
    )
}
