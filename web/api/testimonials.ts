import type { Testimonial } from '#contract/testimonial.ts'
import type { Page } from './answers.ts'
import type { Api, Query } from './request.ts'

export function listTestimonials(api: Api, query: Query = {}): Promise<Page<Testimonial>> {
  return api.get('/api/testimonials', query)
}
