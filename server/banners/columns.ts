import { type BannerUpdate, bannerDefaults } from '#contract/banner.ts'
import type { MediaType } from '#contract/file.ts'
import { type Columns, columnMap, flag, plain, textOr } from '../database/columns.ts'
import { publishingColumns } from '../publishing/columns.ts'

/** The properties that are stored elsewhere: as attachments, by every document. */
type Elsewhere = 'mediaUrl' | 'thumbnailUrl' | 'updatedAt'

export const bannerColumns = columnMap({
  title: plain<string>(''),
  subtitle: plain<string>(''),
  type: plain<MediaType>('image'),
  ctaText: textOr(bannerDefaults.ctaText),
  ctaLink: textOr(bannerDefaults.ctaLink),
  secondaryCtaText: textOr(bannerDefaults.secondaryCtaText),
  secondaryCtaLink: textOr(bannerDefaults.secondaryCtaLink),
  offerText: plain<string>(''),
  isActive: flag(),
  displayOrder: plain<number>(0),
  ...publishingColumns,
} satisfies Columns<Omit<BannerUpdate, Elsewhere>>)
