import { expect, it } from 'vitest'
import type { PricedItem, PricingImage } from '#contract/pricing.ts'
import { hasPrices, pricesData } from './structured-data.ts'

const image = (prices: PricedItem[], note = '') => ({ alt: 'Fees by stage', prices, note }) as PricingImage
const read = (...images: PricingImage[]) => pricesData(images, 'Pricing', 'https://example.com')

it('says nothing of a picture without a price in words', () => {
  for (const without of [image([]), image([{ item: 'Drawings', price: '' }], 'Ask us.')])
    expect(hasPrices(without)).toBe(false)
  expect(hasPrices(image([{ item: 'Drawings', price: '₹500' }]))).toBe(true)
})

it('says an amount as one, and any other price as it stands, without headings', () => {
  const prices = [
    { item: 'Drawings', price: '' },
    { item: 'Floor plan', price: '₹12,500' },
    { item: 'Elevation', price: 'Rs. 1,25,000.50/-' },
    { item: 'Interior', price: '₹8 per sq ft' },
    { item: 'Visit', price: 'from ₹2,000' },
  ]
  expect(read(image([]), image(prices, 'Without GST.'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: 'Pricing',
    url: 'https://example.com/pricing',
    itemListElement: [
      {
        '@type': 'OfferCatalog',
        name: 'Fees by stage',
        description: 'Without GST.',
        itemListElement: [
          { '@type': 'Offer', name: 'Floor plan', price: 12500, priceCurrency: 'INR' },
          { '@type': 'Offer', name: 'Elevation', price: 125000.5, priceCurrency: 'INR' },
          { '@type': 'Offer', name: 'Interior', description: '₹8 per sq ft' },
          { '@type': 'Offer', name: 'Visit', description: 'from ₹2,000' },
        ],
      },
    ],
  })
})
