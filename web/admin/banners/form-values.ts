import { z } from 'zod'
import { type Banner, bannerCreate, bannerDefaults } from '#contract/banner.ts'
import { type MediaType, mediaType } from '#contract/file.ts'
import { bannerMessages } from '#contract/messages.ts'

const { shape } = bannerCreate

const text = (name: 'subtitle' | 'offerText') => z.string().pipe(shape[name].unwrap())
const button = (name: keyof typeof bannerDefaults) =>
  z
    .string()
    .pipe(shape[name].unwrap())
    .transform((value) => value || bannerDefaults[name])

/** The form's fields as they are typed. `mediaUrl` names the file that is shown or was chosen. */
export const bannerValues = z
  .object({
    type: mediaType,
    title: shape.title,
    subtitle: text('subtitle'),
    ctaText: button('ctaText'),
    ctaLink: button('ctaLink'),
    secondaryCtaText: button('secondaryCtaText'),
    secondaryCtaLink: button('secondaryCtaLink'),
    offerText: text('offerText'),
    isActive: z.boolean(),
    mediaUrl: z.string(),
  })
  .refine(({ mediaUrl }) => mediaUrl !== '', {
    path: ['mediaUrl'],
    error: ({ input }) => bannerMessages.mediaMissing((input as { type: MediaType }).type),
    when: () => true,
  })

export type BannerTyped = z.input<typeof bannerValues>
export type BannerValues = z.output<typeof bannerValues>

/** What the form begins with. */
export function typedFrom(banner?: Banner): BannerTyped {
  return {
    type: banner?.type ?? 'image',
    title: banner?.title ?? '',
    subtitle: banner?.subtitle ?? '',
    ctaText: banner?.ctaText ?? '',
    ctaLink: banner?.ctaLink ?? '',
    secondaryCtaText: banner?.secondaryCtaText ?? '',
    secondaryCtaLink: banner?.secondaryCtaLink ?? '',
    offerText: banner?.offerText ?? '',
    isActive: banner?.isActive ?? false,
    mediaUrl: banner?.mediaUrl ?? '',
  }
}
