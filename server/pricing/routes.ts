import { createRoute } from '@hono/zod-openapi'
import { pricingCreate, pricingImage, pricingUpdate } from '#contract/pricing.ts'
import type { Db } from '../database/schema.ts'
import { adminOnly } from '../http/admin-only.ts'
import type { Services } from '../http/context.ts'
import { addListRoute } from '../http/list-route.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { body, byAdmin, created, createRouter, deleted, idParameter, saved } from '../http/router.ts'
import { readPricingImages } from './document.ts'
import { pricingImages } from './repository.ts'
import { changePricingImage, createPricingImage, removePricingImage } from './save.ts'

const tags = ['Pricing images']

export function pricingRoutes({ db }: Services) {
  const middleware = adminOnly({ db })
  const router = createRouter()
  addListRoute(router, db, {
    tag: 'Pricing images',
    answer: pricingImage,
    list: async (db, paging) => readPricingImages(db, await pricingImages.list(db, paging)),
    count: pricingImages.count,
  })
  router.openapi(
    createRoute({
      method: 'post',
      path: '/',
      tags,
      summary: 'Add a pricing image: PNG or JPG under 5 MB',
      middleware,
      request: body(pricingCreate),
      responses: created(pricingImage, 'The saved pricing image'),
      ...byAdmin,
    }),
    async (c) => {
      const id = await createPricingImage(db, c.req.valid('json'))
      return c.json(await readPricingImage(db, id), 201) as never
    },
  )
  addOrderRoute(router, db, {
    tag: 'Pricing images',
    answer: pricingImage,
    reorder: pricingImages.reorder,
    read: readPricingImages,
  })
  router.openapi(
    createRoute({
      method: 'put',
      path: '/{id}',
      tags,
      summary: 'Change the alternative text of a pricing image, or its place',
      middleware,
      request: { params: idParameter, ...body(pricingUpdate) },
      responses: saved(pricingImage, 'The saved pricing image'),
      ...byAdmin,
    }),
    async (c) => {
      const id = await changePricingImage(db, c.req.valid('param').id, c.req.valid('json'))
      return c.json(await readPricingImage(db, id), 200) as never
    },
  )
  router.openapi(
    createRoute({
      method: 'delete',
      path: '/{id}',
      tags,
      summary: 'Delete a pricing image',
      middleware,
      request: { params: idParameter },
      responses: deleted,
      ...byAdmin,
    }),
    async (c) => {
      const _id = await removePricingImage(db, c.req.valid('param').id)
      return c.json({ success: true as const, data: { _id } }, 200)
    },
  )
  return router
}

async function readPricingImage(db: Db, id: string) {
  return (await readPricingImages(db, [await pricingImages.require(db, id)]))[0]
}
