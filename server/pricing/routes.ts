import { createRoute } from '@hono/zod-openapi'
import { pricingCreate, pricingImage, pricingUpdate } from '#contract/pricing.ts'
import { recordedChanges } from '../activity/recorded.ts'
import type { Dependencies } from '../http/context.ts'
import { createGuard } from '../http/guard.ts'
import { addListRoute } from '../http/list-route.ts'
import { makeOnce, onceHeader, onceOf } from '../http/made-once.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { body, created, createRouter, deleted, idParameter, saved } from '../http/router.ts'
import { readPricingImages } from './document.ts'
import { editablePricingImages } from './editable.ts'
import { pricingImages } from './repository.ts'
import { changePricingImage, createPricingImage, removePricingImage } from './save.ts'

const tag = 'Pricing images'
const tags = [tag]

export function pricingRoutes({ db }: Dependencies) {
  const guard = createGuard({ db })
  const router = createRouter()
  const changes = recordedChanges(db, editablePricingImages)
  addListRoute(router, db, {
    tag,
    response: pricingImage,
    list: async (db, paging, scope) => readPricingImages(db, await pricingImages.list(db, paging, scope)),
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
      request: { headers: onceHeader, ...body(pricingCreate) },
      responses: created(pricingImage, 'The saved pricing image.'),
      ...guard('content'),
    }),
    async (c) => {
      const input = c.req.valid('json')
      const once = await onceOf(c)
      const made = await changes.create(c.get('account'), (tx) =>
        makeOnce(tx, once, {
          isThere: (id) => editablePricingImages.read(tx, id),
          make: () => createPricingImage(tx, input),
        }),
      )
      return c.json(made, 201) as never
    },
  )
  addOrderRoute(router, db, {
    name: 'pricing',
    tag,
    response: pricingImage,
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
      description: 'Changes what it says, its position or whether it is published. It keeps its file.',
      request: { params: idParameter, ...body(pricingUpdate) },
      responses: saved(pricingImage, 'The saved pricing image.'),
      ...guard('content'),
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
      description: 'Moves a pricing image to the trash.',
      request: { params: idParameter },
      responses: deleted,
      ...guard('content'),
    }),
    async (c) => {
      const _id = await changes.remove(c.get('account'), c.req.valid('param').id, removePricingImage)
      return c.json({ success: true as const, data: { _id } }, 200)
    },
  )
  return router
}
