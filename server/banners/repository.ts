import { bannerMessages } from '#contract/messages.ts'
import { orderedRepository } from '../database/ordered.ts'
import type { Db } from '../database/schema.ts'

export const banners = orderedRepository('banner', 'banner', bannerMessages.notFound)

/** The banners that visitors see, in order. */
export function listActiveBanners(db: Db) {
  return db
    .selectFrom('banner')
    .selectAll()
    .where('isActive', '=', 1)
    .where('isPublic', '=', 1)
    .orderBy('displayOrder')
    .orderBy('id', 'desc')
    .execute()
}
