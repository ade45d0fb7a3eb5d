import { stat } from 'node:fs/promises'
import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { paging } from '#contract/fields.ts'
import { storageBucket } from '#contract/file-address.ts'
import type { Db } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { AppContext } from '../http/context.ts'
import { createRouter, invalidInput } from '../http/router.ts'
import { openForReading } from './disk.ts'
import type { Files } from './files.ts'
import { heicView, previewOf, type Rendition, renditionName } from './pictures/renditions.ts'
import { countFiles, type FileRow, listFiles } from './repository.ts'
import { type Content, disposition, serve } from './serve.ts'
import { stored } from './stored-file.ts'

const listQuery = z.object(paging)

/**
 * Appwrite's storage calls, to be mounted at /v1/storage/buckets. Everyone reads; only administrators write and list.
 * @param adminOnly lets only an administrator's token through, before a body is read
 */
export function fileRoutes(
  { db, files }: { db: Db; files: Files },
  adminOnly: MiddlewareHandler<AppContext>,
) {
  const routes = createRouter()
  routes.use('/:bucket/files/*', knownBucket)

  routes.post('/:bucket/files', adminOnly, async (c) => c.json(await files.receive(c.req.raw), 201))

  routes.get('/:bucket/files', adminOnly, async (c) => {
    const query = listQuery.safeParse(c.req.query())
    if (!query.success) throw invalidInput(query.error)
    const rows = await listFiles(db, query.data)
    return c.json({ total: await countFiles(db), files: rows.map(stored) })
  })

  routes.get('/:bucket/files/:id', async (c) => c.json(stored(await files.find(c.req.param('id')))))

  routes.delete('/:bucket/files/:id', adminOnly, async (c) => {
    await files.remove(c.req.param('id'))
    return c.body(null, 204)
  })

  routes.get('/:bucket/files/:id/view', async (c) => {
    const file = await files.find(c.req.param('id'))
    const content = file.type === 'image/heic' ? made(files, file, heicView) : original(files, file)
    return serve(c, { ...content, disposition: 'inline' })
  })

  routes.get('/:bucket/files/:id/download', async (c) => {
    const file = await files.find(c.req.param('id'))
    return serve(c, { ...original(files, file), disposition: disposition('attachment', file.name) })
  })

  routes.get('/:bucket/files/:id/preview', async (c) => {
    const file = await files.find(c.req.param('id'))
    return serve(c, made(files, file, previewOf(file, c.req.query())))
  })

  return routes
}

const knownBucket: MiddlewareHandler = async (c, next) => {
  if (c.req.param('bucket') !== storageBucket) throw notFound('Storage bucket not found')
  await next()
}

function original({ store }: Files, { id, type, size, hash }: FileRow): Content {
  return { type, tag: hash, locate: async () => ({ size, open: (range) => store.open(id, range) }) }
}

function made({ renditions }: Files, file: FileRow, rendition: Rendition): Content {
  return {
    type: `image/${rendition.output}`,
    tag: renditionName(file, rendition),
    async locate() {
      const path = await renditions.path(file, rendition)
      return { size: (await stat(path)).size, open: (range) => openForReading(path, range) }
    },
  }
}
