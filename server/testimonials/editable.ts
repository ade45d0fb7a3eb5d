import { testimonialMessages } from '#contract/messages.ts'
import { type Testimonial, testimonial, testimonialUpdate } from '#contract/testimonial.ts'
import type { Db } from '../database/schema.ts'
import { ownImage } from '../files/own-image.ts'
import type { Editable } from '../versions/editable.ts'
import { readTestimonials } from './document.ts'
import { testimonials } from './repository.ts'
import { changeTestimonial } from './save.ts'

export const editableTestimonials = {
  kind: 'testimonial',
  path: '/testimonials/{id}',
  tag: 'Testimonials',
  notFound: testimonialMessages.notFound,
  response: testimonial,
  updating: testimonialUpdate,
  read: async (db: Db, id: string) => {
    const row = await testimonials.find(db, id)
    return row && (await readTestimonials(db, [row]))[0]
  },
  nameOf: ({ clientName }) => clientName,
  bodyOf: ({ _id, createdAt, updatedAt, media, avatar, ...fields }) => ({
    ...fields,
    media: media.map((each) => ownImage(each, fields.clientName)),
    avatar: avatar && ownImage(avatar, fields.clientName),
  }),
  change: changeTestimonial,
} satisfies Editable<Testimonial, typeof testimonialUpdate>
