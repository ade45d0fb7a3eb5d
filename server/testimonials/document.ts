import type { Selectable } from 'kysely'
import type { Testimonial } from '#contract/testimonial.ts'
import type { Db, Schema } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { mediaTypeOf } from '../files/kinds.ts'

/** Testimonials as every answer shows them. */
export async function readTestimonials(
  db: Db,
  rows: Selectable<Schema['testimonial']>[],
): Promise<Testimonial[]> {
  const attachments = await readAttachments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, isFeatured, ...fields }) => {
    const own = attachments.filter(({ ownerId }) => ownerId === id)
    const avatar = own.find(({ role }) => role === 'avatar')
    return {
      _id: id,
      ...fields,
      isFeatured: isFeatured === 1,
      media: own
        .filter(({ role }) => role === 'media')
        .map((media) => ({ ...imageOf(media, fields.clientName), type: mediaTypeOf(media.type) })),
      avatar: avatar ? imageOf(avatar, fields.clientName) : null,
    }
  })
}
