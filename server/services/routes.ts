import { serviceMessages } from '#contract/messages.ts'
import { service, serviceCreate, serviceUpdate } from '#contract/service.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { addListRoute } from '../http/list-route.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { createRouter } from '../http/router.ts'
import { readServices } from './document.ts'
import { services } from './repository.ts'
import { changeService, createService, removeService } from './save.ts'

export function serviceRoutes({ db }: Dependencies) {
  const router = createRouter()
  addListRoute(router, db, {
    tag: 'Services',
    answer: service,
    list: async (db, paging) => readServices(db, await services.list(db, paging)),
    count: services.count,
  })
  addOrderRoute(router, db, {
    name: 'service',
    tag: 'Services',
    answer: service,
    reorder: services.reorder,
    read: readServices,
  })
  addDocumentRoutes(router, db, {
    name: 'service',
    tag: 'Services',
    notFound: serviceMessages.notFound,
    answer: service,
    creating: serviceCreate,
    updating: serviceUpdate,
    read: async (db, id) => {
      const row = await services.find(db, id)
      return row && (await readServices(db, [row]))[0]
    },
    nameOf: ({ title }) => title,
    create: createService,
    change: changeService,
    remove: removeService,
  })
  return router
}
