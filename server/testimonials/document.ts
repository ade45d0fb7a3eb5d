import type { Selectable } from 'kysely'
import type { Testimonial } from '#contract/testimonial.ts'
import type { Db, Schema } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { mediaTypeOf } from '../files/kinds.ts'
import { testimonialColumns } from './columns.ts'

/** Testimonials as every response shows them. */
export async function readTestimonials(
  db: Db,
  rows: Selectable<Schema['testimonial']>[],
): Promise<Testimonial[]> {
  const attachments = await readAttachments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, createdAt, updatedAt, ...row }) => {
    const own = attachments.filter(({ ownerId }) => ownerId === id)
    const avatar = own.find(({ role }) => role === 'avatar')
    return {
      _id: id,
      ...testimonialColumns.values(row),
      createdAt,
      updatedAt,
      media: own
        .filter(({ role }) => role === 'media')
        .map((media) => ({ ...imageOf(media, row.clientName), type: mediaTypeOf(media.type) })),
      avatar: avatar ? imageOf(avatar, row.clientName) : null,
    }
  })
}
