import type { OrderSent } from '#contract/order.ts'
import type { Testimonial, TestimonialCreate, TestimonialUpdate } from '#contract/testimonial.ts'
import type { Deleted, One } from './answers.ts'
import type { Api } from './request.ts'

// Apart from what visitors read, which comes with every public page.

export function createTestimonial(api: Api, testimonial: TestimonialCreate): Promise<Testimonial> {
  return api.post('/api/testimonials', testimonial)
}

export function updateTestimonial(
  api: Api,
  id: string,
  testimonial: TestimonialUpdate,
): Promise<Testimonial> {
  return api.put(`/api/testimonials/${id}`, testimonial)
}

export function deleteTestimonial(api: Api, id: string): Promise<Deleted> {
  return api.delete(`/api/testimonials/${id}`)
}

/** Puts the list in order: those named come first. */
export function orderTestimonials(
  api: Api,
  order: OrderSent,
  signal?: AbortSignal,
): Promise<One<Testimonial[]>> {
  return api.put('/api/testimonials/order', order, signal)
}
