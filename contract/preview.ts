import { z } from 'zod'
import { banner } from './banner.ts'
import { category } from './category.ts'
import { described, named } from './described.ts'
import { design } from './design.ts'
import { countOf, moment } from './fields.ts'
import { pricingImage } from './pricing.ts'
import type { PublishedKind } from './publishing.ts'
import { service } from './service.ts'
import { testimonial } from './testimonial.ts'

const expiresAt = moment('When it ends', '2026-11-28T08:35:00.000Z')

export const previewLink = named(
  'PreviewLink',
  'A link that shows one document as it will be, to whoever has it.',
  z.object({
    url: described(
      z.string(),
      'Its address. It is told only here.',
      'https://example.com/preview/4mJq0sXl2Zr8vT1bYcUe7wPkNdGhAiOf5tR9yLxEoSM',
    ),
    expiresAt,
  }),
)
export type PreviewLink = z.infer<typeof previewLink>

export const previewLinks = named(
  'PreviewLinks',
  'The links that show a document as it will be.',
  z.object({
    count: countOf('How many there are.', 1),
    expiresAt: described(
      z.iso.datetime().nullable(),
      'When the last of them ends, as ISO 8601 in UTC; null where there is none.',
      '2026-11-28T08:35:00.000Z',
    ),
  }),
)
export type PreviewLinks = z.infer<typeof previewLinks>

const told = {
  isPending: described(
    z.boolean(),
    'Whether it is shown with pending changes; else it is shown as it is stored, public or not.',
    true,
  ),
  expiresAt,
}

const shownAs = <Kind extends PublishedKind, Shown extends z.ZodType>(kind: Kind, document: Shown) =>
  z.object({
    kind: described(z.literal(kind), 'The kind of document.', kind as z.input<z.ZodLiteral<Kind>>),
    document: described(document, 'The document as it will be.'),
    ...told,
  })

/** What each kind is shown as: one that is forgotten does not compile. */
const shownKinds = {
  design: shownAs('design', design),
  category: shownAs('category', category),
  service: shownAs('service', service),
  pricing: shownAs('pricing', pricingImage),
  testimonial: shownAs('testimonial', testimonial),
  banner: shownAs('banner', banner),
} satisfies { [Kind in PublishedKind]: z.ZodType<{ kind: Kind }> }

export const preview = named(
  'Preview',
  'A document as it will be.',
  z.discriminatedUnion('kind', [
    shownKinds.design,
    shownKinds.category,
    shownKinds.service,
    shownKinds.pricing,
    shownKinds.testimonial,
    shownKinds.banner,
  ]),
)
export type Preview = z.infer<typeof preview>
