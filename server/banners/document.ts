import type { Selectable } from 'kysely'
import type { Banner } from '#contract/banner.ts'
import type { Db, Schema } from '../database/schema.ts'
import { imageOf, readAttachments } from '../files/attachments.ts'
import { bannerColumns } from './columns.ts'

/** Banners as every response shows them. */
export async function readBanners(db: Db, rows: Selectable<Schema['banner']>[]): Promise<Banner[]> {
  const attachments = await readAttachments(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, createdAt, updatedAt, ...row }) => {
    const own = attachments.filter(({ ownerId }) => ownerId === id)
    const media = own.find(({ role }) => role === 'media')
    const thumbnail = own.find(({ role }) => role === 'thumbnail')
    return {
      _id: id,
      ...bannerColumns.values(row),
      createdAt,
      updatedAt,
      mediaUrl: media?.fileId ?? '',
      thumbnailUrl: thumbnail?.url ?? '',
      media: media ? imageOf(media, row.title) : null,
      thumbnail: thumbnail ? imageOf(thumbnail, row.title) : null,
    }
  })
}
