import { type Banner, banner, bannerUpdate } from '#contract/banner.ts'
import { bannerMessages } from '#contract/messages.ts'
import type { Db } from '../database/schema.ts'
import type { Editable } from '../versions/editable.ts'
import { readBanners } from './document.ts'
import { banners } from './repository.ts'
import { changeBanner } from './save.ts'

export const editableBanners = {
  kind: 'banner',
  path: '/banners/{id}',
  tag: 'Banners',
  notFound: bannerMessages.notFound,
  response: banner,
  updating: bannerUpdate,
  read: async (db: Db, id: string) => {
    const row = await banners.find(db, id)
    return row && (await readBanners(db, [row]))[0]
  },
  nameOf: ({ title }) => title,
  bodyOf: ({ _id, createdAt, updatedAt, media, thumbnail, ...fields }) => fields,
  change: changeBanner,
} satisfies Editable<Banner, typeof bannerUpdate>
