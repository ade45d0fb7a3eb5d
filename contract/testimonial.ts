import { z } from 'zod'
import { displayOrder, flag, requiredText, stored, text, updatedAt } from './fields.ts'
import { image, imageInput, mediaType, optionalImageInput } from './file.ts'
import { limits } from './limits.ts'

const ratingMessage = 'Rating must be between 1 and 5'

/** What a body says and a response repeats as it is: a new field is one line here. */
const ownFields = {
  clientName: requiredText('Client name', limits.name),
  clientRole: text('Client role', limits.name),
  company: text('Company', limits.name),
  content: requiredText('Content', limits.testimonial.content),
  rating: z
    .int({ error: ratingMessage })
    .min(limits.rating.min, ratingMessage)
    .max(limits.rating.max, ratingMessage)
    .nullable(),
  isFeatured: flag('Featured'),
  displayOrder,
}

const fields = {
  ...ownFields,
  media: z
    .array(imageInput, { error: 'Media must be a list' })
    .max(limits.testimonial.media, `At most ${limits.testimonial.media} media files are allowed`),
  avatar: optionalImageInput,
  updatedAt,
}

/** A media file's type follows from the stored file. */
export const testimonialCreate = z
  .object(fields)
  .partial()
  .extend({ clientName: fields.clientName, content: fields.content })
export type TestimonialCreate = z.infer<typeof testimonialCreate>

export const testimonialUpdate = z.object(fields).partial()
export type TestimonialUpdate = z.infer<typeof testimonialUpdate>

export const testimonial = z.object({
  ...stored,
  ...ownFields,
  media: z.array(image.extend({ type: mediaType })),
  avatar: image.nullable(),
})
export type Testimonial = z.infer<typeof testimonial>
