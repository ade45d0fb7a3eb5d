import type { Design } from '#contract/design.ts'
import { designPath } from '#contract/design-path.ts'
import { priceOf } from '#contract/prices.ts'

/** What search engines read of a design; an offer only where there is a price. */
export function structuredData(design: Design, origin: string) {
  const price = priceOf(design)
  return {
    '@context': 'https://schema.org',
    '@type': price === null ? 'CreativeWork' : 'Product',
    name: design.title,
    description: design.shortDescription || design.description || design.title,
    url: origin + designPath(design),
    identifier: design.code,
    category: `${design.category.name} / ${design.subcategory.name}`,
    ...(design.images.length > 0 && { image: design.images.map(({ url }) => origin + url) }),
    ...(price !== null && {
      sku: design.code,
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url: origin + designPath(design),
      },
    }),
  }
}
