import type { Context, MiddlewareHandler } from 'hono'
import { storageBucket } from '#contract/file-address.ts'
import type { Db } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import { cachedAs } from '../http/cached.ts'
import type { AppContext } from '../http/context.ts'
import { createRouter } from '../http/router.ts'
import { sparesFiles } from './deletion-query.ts'
import type { Files } from './files.ts'
import { readFilePage } from './list-query.ts'
import { openOriginal } from './originals.ts'
import { locateRendition } from './pictures/locate-rendition.ts'
import { heicView, previewOf, type Rendition, renditionName } from './pictures/rendition.ts'
import { countFiles, type FileRow, listFiles } from './repository.ts'
import { type Content, disposition, serve } from './serve.ts'
import { stored } from './stored-file.ts'

/**
 * Appwrite's storage calls, to be mounted at /v1/storage/buckets. Everyone reads; only who keeps the site's content writes and lists.
 * @param guarded lets only those through who may write files, before a body is read
 */
export function fileRoutes({ db, files }: { db: Db; files: Files }, guarded: MiddlewareHandler<AppContext>) {
  const routes = createRouter()
  const cached = cachedAs({ isFile: true, validity: files.version })
  const made = ({ req }: Context, file: FileRow, rendition: Rendition): Content => ({
    tag: renditionName(file, rendition),
    locate: () => locateRendition(files.renditions, file, rendition, req.raw.signal),
  })
  routes.use('/:bucket/files/*', knownBucket)

  routes.post('/:bucket/files', guarded, async (c) => c.json(await files.receive(c.req.raw), 201))

  routes.get('/:bucket/files', guarded, async (c) => {
    const { after, ...page } = readFilePage(c.req.url)
    const rows = await listFiles(db, {
      ...page,
      after: after === undefined ? undefined : await files.find(after),
    })
    return c.json({ total: await countFiles(db), files: rows.map(stored) })
  })

  routes.get('/:bucket/files/:id', async (c) => c.json(await files.findStored(c.req.param('id'))))

  routes.delete('/:bucket/files/:id', guarded, async (c) => {
    const id = c.req.param('id')
    await (sparesFiles(c.req.query()) ? files.giveUp(id) : files.remove(id))
    return c.body(null, 204)
  })

  routes.get('/:bucket/files/:id/view', cached, async (c) => {
    const file = await files.find(c.req.param('id'))
    const content = file.type === 'image/heic' ? made(c, file, heicView) : original(files, shown(file))
    return serve(c, { ...content, disposition: 'inline' })
  })

  routes.get('/:bucket/files/:id/download', async (c) => {
    const file = await files.find(c.req.param('id'))
    return serve(c, { ...original(files, file), disposition: disposition('attachment', file.name) })
  })

  routes.get('/:bucket/files/:id/preview', cached, async (c) => {
    const file = await files.find(c.req.param('id'))
    return serve(c, made(c, file, previewOf(file, c.req.query())))
  })

  return routes
}

const knownBucket: MiddlewareHandler = async (c, next) => {
  if (c.req.param('bucket') !== storageBucket) throw notFound('Storage bucket not found')
  await next()
}

/** A mov holds what an mp4 does, and some browsers play it only under that name. */
function shown(file: FileRow): FileRow {
  return file.type === 'video/quicktime' ? { ...file, type: 'video/mp4' } : file
}

function original({ store }: Files, file: FileRow): Content {
  const { type, size, hash } = file
  return {
    tag: hash,
    locate: async () => ({ type, size, open: (range) => openOriginal(store, file, range) }),
  }
}
