import type { Testimonial } from '#contract/testimonial.ts'
import type { One, Page } from './answers.ts'
import type { Api, Query } from './request.ts'

export function listTestimonials(api: Api, query: Query = {}): Promise<Page<Testimonial>> {
  return api.get('/api/testimonials', query)
}

export async function getTestimonial(api: Api, id: string): Promise<Testimonial> {
  return (await api.get<One<Testimonial>>(`/api/testimonials/${id}`)).data
}
