import { testimonialMessages } from '#contract/messages.ts'
import { testimonial, testimonialCreate, testimonialUpdate } from '#contract/testimonial.ts'
import type { Dependencies } from '../http/context.ts'
import { addDocumentRoutes } from '../http/document-routes.ts'
import { addListRoute } from '../http/list-route.ts'
import { addOrderRoute } from '../http/order-route.ts'
import { createRouter } from '../http/router.ts'
import { readTestimonials } from './document.ts'
import { testimonials } from './repository.ts'
import { changeTestimonial, createTestimonial, removeTestimonial } from './save.ts'

export function testimonialRoutes({ db }: Dependencies) {
  const router = createRouter()
  addListRoute(router, db, {
    tag: 'Testimonials',
    answer: testimonial,
    list: async (db, paging) => readTestimonials(db, await testimonials.list(db, paging)),
    count: testimonials.count,
  })
  addOrderRoute(router, db, {
    name: 'testimonial',
    tag: 'Testimonials',
    answer: testimonial,
    reorder: testimonials.reorder,
    read: readTestimonials,
  })
  addDocumentRoutes(router, db, {
    name: 'testimonial',
    tag: 'Testimonials',
    notFound: testimonialMessages.notFound,
    answer: testimonial,
    creating: testimonialCreate,
    updating: testimonialUpdate,
    read: async (db, id) => {
      const row = await testimonials.find(db, id)
      return row && (await readTestimonials(db, [row]))[0]
    },
    nameOf: ({ clientName }) => clientName,
    create: createTestimonial,
    change: changeTestimonial,
    remove: removeTestimonial,
  })
  return router
}
