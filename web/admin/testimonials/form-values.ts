import { z } from 'zod'
import type { ImageInput } from '#contract/file.ts'
import { type Testimonial, type TestimonialUpdate, testimonialCreate } from '#contract/testimonial.ts'

const { shape } = testimonialCreate

/** The form's fields as they are typed; the contract's rules decide over what they mean. */
export const testimonialValues = z.object({
  clientName: shape.clientName,
  clientRole: z.string().pipe(shape.clientRole.unwrap()),
  company: z.string().pipe(shape.company.unwrap()),
  content: shape.content,
  rating: z
    .string()
    .transform((typed) => (typed.trim() === '' ? null : Number(typed)))
    .pipe(shape.rating.unwrap()),
  isFeatured: z.boolean(),
})

export type TestimonialTyped = z.input<typeof testimonialValues>
export type TestimonialValues = z.output<typeof testimonialValues>

/** What the form begins with. */
export function typedFrom(testimonial?: Testimonial): TestimonialTyped {
  return {
    clientName: testimonial?.clientName ?? '',
    clientRole: testimonial?.clientRole ?? '',
    company: testimonial?.company ?? '',
    content: testimonial?.content ?? '',
    rating: String(testimonial?.rating ?? ''),
    isFeatured: testimonial?.isFeatured ?? false,
  }
}

interface TestimonialFiles {
  media: ImageInput[]
  avatar: ImageInput | undefined
}

/** A testimonial as it is sent; an edit carries the version that was loaded. */
export function bodyOf(
  values: TestimonialValues,
  { media, avatar }: TestimonialFiles,
  testimonial?: Testimonial,
) {
  return {
    ...values,
    media,
    avatar: avatar ?? null,
    updatedAt: testimonial?.updatedAt,
  } satisfies TestimonialUpdate
}
