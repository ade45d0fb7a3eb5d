import { testimonial, testimonialCreate } from '#contract/testimonial.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { addListRoute } from '../http/list-route.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { createRouter } from '../http/router.ts'
import { readTestimonials } from './document.ts'
import { editableTestimonials } from './editable.ts'
import { testimonials } from './repository.ts'
import { createTestimonial, removeTestimonial } from './save.ts'

export function testimonialRoutes({ db }: Dependencies) {
  const router = createRouter()
  addListRoute(router, db, {
    tag: 'Testimonials',
    response: testimonial,
    list: async (db, paging, scope) => readTestimonials(db, await testimonials.list(db, paging, scope)),
    count: testimonials.count,
  })
  addOrderRoute(router, db, {
    name: 'testimonial',
    tag: 'Testimonials',
    response: testimonial,
    reorder: testimonials.reorder,
    read: readTestimonials,
  })
  addDocumentRoutes(router, db, {
    ...editableTestimonials,
    creating: testimonialCreate,
    create: createTestimonial,
    remove: removeTestimonial,
  })
  return router
}
