import { useBegun } from '../forms/onward.ts'
import { adminMeta } from '../page/meta.ts'
import { TestimonialForm } from './form.tsx'

export function meta() {
  return adminMeta('Create New Testimonial')
}

export default function NewTestimonial() {
  return <TestimonialForm key={useBegun()} />
}
