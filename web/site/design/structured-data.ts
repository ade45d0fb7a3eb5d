import type { Design } from '#contract/design.ts'
import { designPath } from '#contract/design-path.ts'
import type { Image } from '#contract/file.ts'
import { priceOf } from '#contract/prices.ts'

/** What search engines read of a design; an offer only where there is a price. */
export function structuredData(design: Design, origin: string) {
  const price = priceOf(design)
  const place = [design.category.name, design.subcategory.name].filter(Boolean).join(' / ')
  return {
    '@context': 'https://schema.org',
    '@type': price === null ? 'CreativeWork' : 'Product',
    name: design.title,
    description: design.shortDescription || design.description || design.title,
    url: origin + designPath(design),
    identifier: design.code,
    ...(design.images.length > 0 && { image: design.images.map((image) => pictureData(image, origin)) }),
    // What is made has no category in the words of schema.org, what is sold no genre.
    ...(price === null && { genre: place }),
    ...(price !== null && {
      category: place,
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

function pictureData({ url, alt, width, height }: Image, origin: string) {
  const size = width && height && { width, height }
  return { '@type': 'ImageObject', contentUrl: origin + url, caption: alt, ...size }
}
