import type { Design } from '#contract/design.ts'

/** What search engines read of a design; an offer only where there is a price. */
export function structuredData(design: Design) {
  const price = design.discountPrice ?? design.basePrice
  return {
    '@context': 'https://schema.org',
    '@type': price === null ? 'CreativeWork' : 'Product',
    name: design.title,
    description: design.shortDescription || design.description || design.title,
    identifier: design.code,
    category: `${design.category.name} / ${design.subcategory.name}`,
    ...(design.images.length > 0 && { image: design.images.map(({ url }) => url) }),
    ...(price !== null && { sku: design.code, offers: { '@type': 'Offer', price, priceCurrency: 'INR' } }),
  }
}
