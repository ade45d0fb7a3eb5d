import { createRoute, z } from '@hono/zod-openapi'
import { banner, bannerActivate, bannerCreate, bannerUpdate } from '#contract/banner.ts'
import { paging } from '#contract/fields.ts'
import { bannerMessages } from '#contract/messages.ts'
import type { Db } from '../database/schema.ts'
import { adminOnly } from '../http/admin-only.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { body, byAdmin, createRouter, idParameter, list, one, paginationOf, saved } from '../http/router.ts'
import { readBanners } from './document.ts'
import { banners, listActiveBanners } from './repository.ts'
import { changeBanner, createBanner, removeBanner } from './save.ts'

const tag = 'Banners'
const tags = [tag]

export function bannerRoutes({ db }: Dependencies) {
  const onlyAdmin = adminOnly({ db })
  const router = createRouter()
  router.openapi(
    createRoute({
      method: 'get',
      path: '/active',
      tags,
      operationId: 'listActiveBanners',
      summary: 'Read the banners that visitors see',
      description: 'Those that are active, by `displayOrder`.',
      middleware: cached,
      responses: one(z.array(banner), 'The banners, in order.'),
    }),
    async (c) =>
      c.json({ success: true as const, data: await readBanners(db, await listActiveBanners(db)) }, 200),
  )
  router.openapi(
    createRoute({
      method: 'get',
      path: '/',
      tags,
      operationId: 'listBanners',
      summary: 'List banners',
      description: 'Active or not, by `displayOrder`, the newest first among equals, page by page.',
      middleware: onlyAdmin,
      request: { query: z.object(paging) },
      responses: list(banner, 'One page of banners.'),
      ...byAdmin,
    }),
    async (c) => {
      const query = c.req.valid('query')
      const data = await readBanners(db, await banners.list(db, query))
      const pagination = paginationOf(query, await banners.count(db))
      return c.json({ success: true as const, data, pagination }, 200)
    },
  )
  addOrderRoute(router, db, {
    name: 'banner',
    tag,
    answer: banner,
    reorder: banners.reorder,
    read: readBanners,
  })
  const changes = addDocumentRoutes(router, db, {
    name: 'banner',
    tag,
    onlyAdminReads: true,
    notFound: bannerMessages.notFound,
    answer: banner,
    creating: bannerCreate,
    updating: bannerUpdate,
    read: readBanner,
    nameOf: ({ title }) => title,
    create: createBanner,
    change: changeBanner,
    remove: removeBanner,
  })
  router.openapi(
    createRoute({
      method: 'put',
      path: '/{id}/activate',
      tags,
      operationId: 'activateBanner',
      summary: 'Show or hide a banner',
      description: 'Shows a banner to visitors, or stops showing it.',
      middleware: onlyAdmin,
      request: { params: idParameter, ...body(bannerActivate) },
      responses: saved(banner, 'The saved banner.'),
      ...byAdmin,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const input = c.req.valid('json')
      const changed = await changes.change(c.get('account'), id, (tx) => changeBanner(tx, id, input))
      return c.json(changed, 200) as never
    },
  )
  return router
}

async function readBanner(db: Db, id: string) {
  const row = await banners.find(db, id)
  return row && (await readBanners(db, [row]))[0]
}
