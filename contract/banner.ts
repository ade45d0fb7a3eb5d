import { z } from 'zod'
import { displayOrder, flag, link, stored, text, title, updatedAt } from './fields.ts'
import { fileReference, image, mediaType } from './file.ts'
import { limits } from './limits.ts'

const media = z.preprocess((value) => value || null, fileReference.nullable())

/** What a body says and a response repeats as it is: a new field is one line here. */
const ownFields = {
  title,
  subtitle: text('Subtitle', limits.line),
  type: mediaType,
  ctaText: text('Button text', limits.name),
  ctaLink: link,
  secondaryCtaText: text('Secondary button text', limits.name),
  secondaryCtaLink: link,
  offerText: text('Offer text', limits.line),
  isActive: flag('Active'),
  displayOrder,
}

const fields = { ...ownFields, mediaUrl: media, thumbnailUrl: media, updatedAt }

/**
 * `mediaUrl` is a stored file's id (a view address is taken for the id it names); so is `thumbnailUrl`, which a narrow
 * screen shows in place of a picture, and a video until it plays.
 */
export const bannerCreate = z.object(fields).partial().extend({ title })
export type BannerCreate = z.infer<typeof bannerCreate>

export const bannerUpdate = z.object(fields).partial()
export type BannerUpdate = z.infer<typeof bannerUpdate>

export const bannerActivate = z.object({
  isActive: z.boolean({ error: 'isActive must be true or false' }),
  updatedAt,
})

export const banner = z.object({
  ...stored,
  ...ownFields,
  mediaUrl: z.string(),
  thumbnailUrl: z.string(),
  media: image.nullable(),
  thumbnail: image.nullable(),
})
export type Banner = z.infer<typeof banner>

/** What a banner says where its form was left empty. */
export const bannerDefaults = {
  ctaText: 'Explore Designs',
  ctaLink: '/gallery',
  secondaryCtaText: 'Book Free Consultation',
  secondaryCtaLink: '/contact',
} as const

export const bannerTypes = {
  image: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  video: ['video/mp4', 'video/quicktime'],
} as const
