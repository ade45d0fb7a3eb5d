import type { Testimonial, TestimonialCreate, TestimonialUpdate } from '#contract/testimonial.ts'
import type { Deleted, One } from './answers.ts'
import type { Api } from './request.ts'

/* What the back-office alone asks of testimonials: visitors carry none of it. */

export async function getTestimonial(api: Api, id: string): Promise<Testimonial> {
  return (await api.get<One<Testimonial>>(`/api/testimonials/${id}`)).data
}

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
  ids: string[],
  signal?: AbortSignal,
): Promise<One<Testimonial[]>> {
  return api.put('/api/testimonials/order', { ids }, signal)
}
