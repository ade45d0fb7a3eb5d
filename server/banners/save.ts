import { type BannerCreate, type BannerUpdate, bannerTypes } from '#contract/banner.ts'
import type { MediaType } from '#contract/file.ts'
import { limits } from '#contract/limits.ts'
import { bannerMessages } from '#contract/messages.ts'
import type { Db } from '../database/schema.ts'
import { invalid } from '../errors.ts'
import { readAttachments, writeAttachments } from '../files/attachments.ts'
import { requireKind } from '../files/kinds.ts'
import { bannerColumns } from './columns.ts'
import { banners } from './repository.ts'

/** @returns the new banner's id */
export async function createBanner(tx: Db, input: BannerCreate): Promise<string> {
  const { type = bannerColumns.initial.type } = input
  if (!input.mediaUrl) throw invalid('mediaUrl', bannerMessages.mediaMissing(type))
  const id = await banners.insert(tx, bannerColumns.row(input))
  await saveFiles(tx, id, type, input)
  return id
}

export async function changeBanner(tx: Db, id: string, input: BannerUpdate): Promise<void> {
  const { mediaUrl, thumbnailUrl, updatedAt } = input
  const current = await banners.require(tx, id)
  const { type = current.type } = input
  if (mediaUrl === null) throw invalid('mediaUrl', bannerMessages.mediaMissing(type))
  await banners.update(tx, current, updatedAt, bannerColumns.changes(input))
  const media = type === current.type ? undefined : await currentMedia(tx, id)
  await saveFiles(tx, id, type, { mediaUrl: mediaUrl ?? media, thumbnailUrl })
}

export async function removeBanner(tx: Db, id: string): Promise<void> {
  await banners.remove(tx, id)
}

/** The file that stays while the type changes, so that it is checked against the new type. */
async function currentMedia(tx: Db, id: string): Promise<string | undefined> {
  const [media] = await readAttachments(tx, [id], ['media'])
  return media?.fileId
}

async function saveFiles(
  tx: Db,
  id: string,
  type: MediaType,
  { mediaUrl, thumbnailUrl }: Pick<BannerUpdate, 'mediaUrl' | 'thumbnailUrl'>,
): Promise<void> {
  if (mediaUrl) {
    await requireMedia(tx, mediaUrl, 'mediaUrl', type)
    await writeAttachments(
      tx,
      { kind: 'banner', id, role: 'media' },
      [{ fileId: mediaUrl, alt: '' }],
      'mediaUrl',
    )
  }
  if (thumbnailUrl) await requireMedia(tx, thumbnailUrl, 'thumbnailUrl', 'image')
  if (thumbnailUrl !== undefined)
    await writeAttachments(
      tx,
      { kind: 'banner', id, role: 'thumbnail' },
      thumbnailUrl ? [{ fileId: thumbnailUrl, alt: '' }] : [],
      'thumbnailUrl',
    )
}

/** @throws AppError 400 where a file is none that a banner of this type shows */
export function requireMedia(tx: Db, fileId: string, field: string, type: MediaType): Promise<void> {
  return requireKind(tx, fileId, {
    field,
    types: (given) => bannerTypes[type].some((accepted) => accepted === given),
    wrongType: bannerMessages.wrongType(type),
    most: type === 'image' ? limits.file.bannerImage : limits.file.bannerVideo,
    tooLarge: bannerMessages.tooLarge(type),
  })
}
