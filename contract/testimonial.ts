import { z } from 'zod'
import { described, named } from './described.ts'
import { displayOrder, flag, line, requiredLine, requiredText, stored, updatedAt } from './fields.ts'
import { image, imageInput, mediaType, optionalImageInput } from './file.ts'
import { limits } from './limits.ts'
import { publishing } from './publishing.ts'

const ratingMessage = 'Rating must be between 1 and 5'

/** What a body says and a response repeats as it is: a new field is one line here. */
const ownFields = {
  clientName: described(requiredLine('Client name', limits.name), 'Who says it.', 'Name of the client'),
  clientRole: described(line('Client role', limits.name), 'What they are.', 'Owner'),
  company: described(line('Company', limits.name), 'Where they are that.', 'Name of the company'),
  content: described(
    requiredText('Content', limits.testimonial.content),
    'What they say, in plain text.',
    'What the client says.',
  ),
  rating: described(
    z
      .int({ error: ratingMessage })
      .min(limits.rating.min, ratingMessage)
      .max(limits.rating.max, ratingMessage)
      .nullable(),
    'How many stars of five they give; null where they give none.',
    5,
  ),
  isFeatured: described(flag('Featured'), 'Whether it comes first on the home page, which shows all.', true),
  displayOrder,
  ...publishing,
}

const fields = {
  ...ownFields,
  media: described(
    z
      .array(imageInput, { error: 'Media must be a list' })
      .max(limits.testimonial.media, `At most ${limits.testimonial.media} media files are allowed`),
    'Pictures and videos beside it, in order.',
  ),
  avatar: described(optionalImageInput, 'A picture of the client; null takes it away.'),
  updatedAt,
}

export const testimonialCreate = named(
  'TestimonialCreate',
  'A testimonial to be created.',
  z.object(fields).partial().extend({ clientName: fields.clientName, content: fields.content }),
)
export type TestimonialCreate = z.infer<typeof testimonialCreate>

export const testimonialUpdate = named(
  'TestimonialUpdate',
  'What is to change of a testimonial; a field that is not sent stays as it is.',
  z.object(fields).partial(),
)
export type TestimonialUpdate = z.infer<typeof testimonialUpdate>

const media = named(
  'TestimonialMedia',
  'A picture or a video beside a testimonial.',
  image.extend({ type: described(mediaType, 'What it is, by the stored file.', 'image') }),
)

export const testimonial = named(
  'Testimonial',
  'What a client says of the firm.',
  z.object({
    ...stored,
    ...ownFields,
    media: described(z.array(media), 'Pictures and videos beside it, in order.'),
    avatar: described(image.nullable(), 'A picture of the client; null where there is none.'),
  }),
)
export type Testimonial = z.infer<typeof testimonial>
