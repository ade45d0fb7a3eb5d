import { createRoute } from '@hono/zod-openapi'
import { pricingMessages } from '#contract/messages.ts'
import { pricingCreate, pricingImage, pricingUpdate } from '#contract/pricing.ts'
import { recordedChanges } from '../activity/recorded.ts'
import type { Db } from '../database/schema.ts'
import { adminOnly } from '../http/admin-only.ts'
import type { Dependencies } from '../http/context.ts'
import { addListRoute } from '../http/list-route.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { body, byAdmin, created, createRouter, deleted, idParameter, saved } from '../http/router.ts'
import { readPricingImages } from './document.ts'
import { pricingImages } from './repository.ts'
import { changePricingImage, createPricingImage, removePricingImage } from './save.ts'

const tag = 'Pricing images'
const tags = [tag]

export function pricingRoutes({ db }: Dependencies) {
  const middleware = adminOnly({ db })
  const router = createRouter()
  const changes = recordedChanges(db, {
    kind: 'pricing',
    notFound: pricingMessages.notFound,
    read: readPricingImage,
    nameOf: ({ alt }) => alt,
    fields: Object.keys(pricingCreate.shape),
  })
  addListRoute(router, db, {
    tag,
    answer: pricingImage,
    list: async (db, paging) => readPricingImages(db, await pricingImages.list(db, paging)),
    count: pricingImages.count,
  })
  router.openapi(
    createRoute({
      method: 'post',
      path: '/',
      tags,
      operationId: 'createPricingImage',
      summary: 'Add a pricing image',
      description: 'Shows a stored PNG or JPG under 5 MB as a pricing image.',
      middleware,
      request: body(pricingCreate),
      responses: created(pricingImage, 'The saved pricing image.'),
      ...byAdmin,
    }),
    async (c) => {
      const input = c.req.valid('json')
      const made = await changes.create(c.get('account'), (tx) => createPricingImage(tx, input))
      return c.json(made, 201) as never
    },
  )
  addOrderRoute(router, db, {
    name: 'pricing',
    tag,
    answer: pricingImage,
    reorder: pricingImages.reorder,
    read: readPricingImages,
  })
  router.openapi(
    createRoute({
      method: 'put',
      path: '/{id}',
      tags,
      operationId: 'updatePricingImage',
      summary: 'Change a pricing image',
      description: 'Changes its alternative text or its position. It keeps its file.',
      middleware,
      request: { params: idParameter, ...body(pricingUpdate) },
      responses: saved(pricingImage, 'The saved pricing image.'),
      ...byAdmin,
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const input = c.req.valid('json')
      const changed = await changes.change(c.get('account'), id, (tx) => changePricingImage(tx, id, input))
      return c.json(changed, 200) as never
    },
  )
  router.openapi(
    createRoute({
      method: 'delete',
      path: '/{id}',
      tags,
      operationId: 'deletePricingImage',
      summary: 'Delete a pricing image',
      description: 'Deletes a pricing image for good; its file goes once nothing else shows it.',
      middleware,
      request: { params: idParameter },
      responses: deleted,
      ...byAdmin,
    }),
    async (c) => {
      const _id = await changes.remove(c.get('account'), c.req.valid('param').id, removePricingImage)
      return c.json({ success: true as const, data: { _id } }, 200)
    },
  )
  return router
}

async function readPricingImage(db: Db, id: string) {
  const row = await pricingImages.find(db, id)
  return row && (await readPricingImages(db, [row]))[0]
}
