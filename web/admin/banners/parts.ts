import type { Banner } from '#contract/banner.ts'
import { field, type Part } from '../forms/comparison.ts'
import type { BannerTyped } from './form-values.ts'

/** What a banner's form consists of besides its media, as a person tells it apart. */
export const textParts: Part<BannerTyped, Banner>[] = [
  field('Title', 'title'),
  field('Subtitle', 'subtitle'),
  field('Offer Text', 'offerText'),
  field('Button Text', 'ctaText'),
  field('Button Link', 'ctaLink'),
  field('Secondary Button Text', 'secondaryCtaText'),
  field('Secondary Button Link', 'secondaryCtaLink'),
  field('Active Banner', 'isActive'),
]

/** What is stored of a banner's media. */
export function mediaOf(banner?: Banner) {
  return banner?.media ? [{ ...banner.media, type: banner.type }] : []
}

/** What is stored of the picture for phones, or of the poster. */
export function thumbnailOf(banner?: Banner) {
  return banner?.thumbnail ? [{ ...banner.thumbnail, type: 'image' as const }] : []
}

export function titleOf(banner?: Banner) {
  return banner?.title
}

/** The kind of media, as a person reads it. */
export function typeOf({ type }: BannerTyped): string {
  return type === 'image' ? 'Image' : 'Video'
}
