import { service, serviceCreate } from '#contract/service.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { addListRoute } from '../http/list-route.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { createRouter } from '../http/router.ts'
import { readServices } from './document.ts'
import { editableServices } from './editable.ts'
import { services } from './repository.ts'
import { createService, removeService } from './save.ts'

export function serviceRoutes({ db }: Dependencies) {
  const router = createRouter()
  addListRoute(router, db, {
    tag: 'Services',
    response: service,
    list: async (db, paging, scope) => readServices(db, await services.list(db, paging, scope)),
    count: services.count,
  })
  addOrderRoute(router, db, {
    name: 'service',
    tag: 'Services',
    response: service,
    reorder: services.reorder,
    read: readServices,
  })
  addDocumentRoutes(router, db, {
    ...editableServices,
    creating: serviceCreate,
    create: createService,
    remove: removeService,
  })
  return router
}
