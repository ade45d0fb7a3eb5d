import { z } from 'zod'
import { type Banner, type BannerUpdate, bannerCreate, bannerDefaults } from '#contract/banner.ts'
import type { MediaType } from '#contract/file.ts'
import { bannerMessages } from '#contract/messages.ts'
import { defineForm } from '../forms/define-form.ts'
import { choice, flag, text } from '../forms/field-kinds.ts'
import { typedLink } from '../forms/typed-link.ts'
import { publishingForm } from '../publishing/definition.ts'

const { shape } = bannerCreate
const standIn = (banner: Banner | undefined) => banner?.title
const media = 'Media'

/** What a button says, or leads to; an empty one has its default. */
const button = (
  label: string,
  name: keyof typeof bannerDefaults,
  rule: z.ZodType<string | undefined, string | undefined> = shape[name],
) =>
  text(
    label,
    rule.transform((value) => value || bannerDefaults[name]),
  )

/** The form of a banner: a field of the contract is a line here. `mediaUrl` names the file that is shown or was chosen. */
export const bannerForm = defineForm<BannerUpdate, Banner>()({
  fields: {
    type: choice<MediaType>('Type', ['image', 'video'], {
      comparedAs: media,
      shown: (type) => (type === 'image' ? 'Image' : 'Video'),
    }),
    mediaUrl: text(media, z.string(), { shown: () => '' }),
    title: text('Title', shape.title),
    subtitle: text('Subtitle', shape.subtitle),
    offerText: text('Offer Text', shape.offerText),
    ctaText: button('Button Text', 'ctaText'),
    ctaLink: button('Button Link', 'ctaLink', typedLink()),
    secondaryCtaText: button('Secondary Button Text', 'secondaryCtaText'),
    secondaryCtaLink: button('Secondary Button Link', 'secondaryCtaLink', typedLink()),
    isActive: flag('Active Banner'),
    ...publishingForm,
  },
  files: {
    media: {
      label: media,
      stored: (banner) => (banner?.media ? [{ ...banner.media, type: banner.type }] : []),
      standIn,
    },
    thumbnailUrl: {
      label: 'Image for phones, or poster',
      stored: (banner) => (banner?.thumbnail ? [{ ...banner.thumbnail, type: 'image' }] : []),
      standIn,
    },
  },
  elsewhere: ['displayOrder', 'updatedAt'],
  check: (schema) =>
    schema.refine(({ mediaUrl }) => mediaUrl !== '', {
      path: ['mediaUrl'],
      error: ({ input }) => bannerMessages.mediaMissing((input as { type: MediaType }).type),
      when: () => true,
    }),
})

export type BannerTyped = z.input<typeof bannerForm.schema>
