import type { PublishedKind } from '../publishing.ts'

type OfKind = `preview.${PublishedKind}`

/** The strip over a page that is shown before it is public. */
export const previewWords = {
  'preview.title': 'Preview',
  'preview.design': 'This design as it is saved.',
  'preview.category': 'This category as it is saved.',
  'preview.service': 'This service as it is saved.',
  'preview.pricing': 'This pricing image as it is saved.',
  'preview.testimonial': 'This testimonial as it is saved.',
  'preview.banner': 'This banner as it is saved.',
  'preview.design.pending': 'This design with its pending changes, which are not public yet.',
  'preview.category.pending': 'This category with its pending changes, which are not public yet.',
  'preview.service.pending': 'This service with its pending changes, which are not public yet.',
  'preview.pricing.pending': 'This pricing image with its pending changes, which are not public yet.',
  'preview.testimonial.pending': 'This testimonial with its pending changes, which are not public yet.',
  'preview.banner.pending': 'This banner with its pending changes, which are not public yet.',
  'preview.ends': 'This link ends on {date}.',
} as const satisfies Record<'preview.title' | 'preview.ends' | OfKind | `${OfKind}.pending`, string>
