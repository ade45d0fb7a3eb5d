import { createRoute, z } from '@hono/zod-openapi'
import { banner, bannerActivate, bannerCreate } from '#contract/banner.ts'
import { paging } from '#contract/fields.ts'
import { statusQuery } from '#contract/publishing.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { createGuard } from '../http/guard.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { body, createRouter, idParameter, list, one, paginationOf, saved } from '../http/router.ts'
import { scopeOf } from '../publishing/scope.ts'
import { readBanners } from './document.ts'
import { editableBanners } from './editable.ts'
import { banners, listActiveBanners } from './repository.ts'
import { changeBanner, createBanner, removeBanner } from './save.ts'

const tag = 'Banners'
const tags = [tag]

export function bannerRoutes({ db }: Dependencies) {
  const guard = createGuard({ db })
  const router = createRouter()
  router.openapi(
    createRoute({
      method: 'get',
      path: '/active',
      tags,
      operationId: 'listActiveBanners',
      summary: 'Read the banners that visitors see',
      description: 'Those that are active and that visitors may see now, by `displayOrder`.',
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
      description:
        'Without `status` those that visitors may see now, active or not, by `displayOrder`, the newest first among equals, page by page.',
      request: { query: z.object({ ...statusQuery, ...paging }) },
      responses: list(banner, 'One page of banners.'),
      ...guard('content'),
    }),
    async (c) => {
      const { status, ...query } = c.req.valid('query')
      const scope = scopeOf(true, status)
      const data = await readBanners(db, await banners.list(db, query, scope))
      const pagination = paginationOf(query, await banners.count(db, scope))
      return c.json({ success: true as const, data, pagination }, 200)
    },
  )
  addOrderRoute(router, db, {
    name: 'banner',
    tag,
    response: banner,
    reorder: banners.reorder,
    read: readBanners,
  })
  const changes = addDocumentRoutes(router, db, {
    ...editableBanners,
    onlyAdminReads: true,
    creating: bannerCreate,
    create: createBanner,
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
      request: { params: idParameter, ...body(bannerActivate) },
      responses: saved(banner, 'The saved banner.'),
      ...guard('content'),
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
