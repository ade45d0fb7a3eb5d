import { z } from 'zod'
import { described, named } from './described.ts'
import { displayOrder, flag, line, link, stored, title, updatedAt } from './fields.ts'
import { fileReference, image, mediaType } from './file.ts'
import { limits } from './limits.ts'
import { publishing } from './publishing.ts'

const media = z.preprocess((value) => (value === '' ? null : value), fileReference.nullable())
const picture = '6740a1b2c3d4e5f607182a02'
const pictureUrl = '/v1/storage/buckets/media/files/6740a1b2c3d4e5f607182a02/view?project=portfolio'

/** What a body says and a response repeats as it is: a new field is one line here. */
const ownFields = {
  title: described(title, 'Its headline.', 'Houses that breathe'),
  subtitle: described(
    line('Subtitle', limits.line),
    'The line below the headline.',
    'Architecture for warm places',
  ),
  type: described(mediaType, 'What it shows: a picture or a video.', 'image'),
  ctaText: described(line('Button text', limits.name), 'What its first button says.', 'Explore Designs'),
  ctaLink: described(link, 'Where its first button leads.', '/gallery', { format: 'uri-reference' }),
  secondaryCtaText: described(
    line('Secondary button text', limits.name),
    'What its second button says.',
    'Book Free Consultation',
  ),
  secondaryCtaLink: described(link, 'Where its second button leads.', '/contact', {
    format: 'uri-reference',
  }),
  offerText: described(
    line('Offer text', limits.line),
    'An offer, set apart from the rest.',
    'Free first sketch',
  ),
  isActive: described(flag('Active'), 'Whether visitors see it.', true),
  displayOrder,
  ...publishing,
}

const fields = {
  ...ownFields,
  mediaUrl: described(
    media,
    'The id of a stored picture or video, or its view address; required when a banner is created.',
    picture,
  ),
  thumbnailUrl: described(
    media,
    'The id of a stored picture, or its view address: narrow screens show it in place of a picture, and a video until it plays.',
    picture,
  ),
  updatedAt,
}

export const bannerCreate = named(
  'BannerCreate',
  'A banner to be created.',
  z.object(fields).partial().extend({ title: fields.title }),
)
export type BannerCreate = z.infer<typeof bannerCreate>

export const bannerUpdate = named(
  'BannerUpdate',
  'What is to change of a banner; a field that is not sent stays as it is.',
  z.object(fields).partial(),
)
export type BannerUpdate = z.infer<typeof bannerUpdate>

export const bannerActivate = named(
  'BannerActivate',
  'Whether visitors are to see a banner.',
  z.object({
    isActive: described(
      z.boolean({ error: 'isActive must be true or false' }),
      'Whether visitors are to see it.',
      true,
    ),
    updatedAt,
  }),
)
export type BannerActivate = z.infer<typeof bannerActivate>

export const banner = named(
  'Banner',
  'A banner at the head of the home page.',
  z.object({
    ...stored,
    ...ownFields,
    mediaUrl: described(
      z.string(),
      'The id of its stored picture or video; its address is in `media`.',
      picture,
    ),
    thumbnailUrl: described(
      z.string(),
      'The address of the picture for narrow screens, relative to the site; empty where there is none.',
      pictureUrl,
      { format: 'uri-reference' },
    ),
    media: described(image.nullable(), 'Its picture or video, with the address.'),
    thumbnail: described(image.nullable(), 'Its picture for narrow screens; null where there is none.'),
  }),
)
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
