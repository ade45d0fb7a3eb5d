import { testimonialMessages } from '#contract/messages.ts'
import { orderedRepository } from '../database/ordered.ts'

export const testimonials = orderedRepository('testimonial', 'testimonial', testimonialMessages.notFound)
