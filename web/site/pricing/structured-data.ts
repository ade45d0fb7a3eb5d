import type { PricedItem, PricingImage } from '#contract/pricing.ts'

/** What search engines read of prices that are said in words: a catalogue for each picture with some; none where there are none. */
export function pricesData(images: readonly PricingImage[], name: string, origin: string): object | false {
  const lists = images.filter(({ prices }) => prices.some(({ price }) => price !== ''))
  if (lists.length === 0) return false
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name,
    url: `${origin}/pricing`,
    itemListElement: lists.map(({ alt, prices, note }) => ({
      '@type': 'OfferCatalog',
      name: alt,
      ...(note !== '' && { description: note }),
      itemListElement: prices.filter(({ price }) => price !== '').map(offerOf),
    })),
  }
}

function offerOf({ item, price }: PricedItem) {
  const rupees = rupeesIn(price)
  return {
    '@type': 'Offer',
    name: item,
    ...(rupees === null ? { description: price } : { price: rupees, priceCurrency: 'INR' }),
  }
}

/** '₹12,500' is an amount; '₹8 per sq ft' and 'from ₹12,500' are none by themselves. */
function rupeesIn(price: string): number | null {
  const [, figure] = /^(?:₹|Rs\.?|INR)\s*(\d[\d,]*(?:\.\d{1,2})?)(?:\/-)?$/i.exec(price) ?? []
  return figure === undefined ? null : Number(figure.replaceAll(',', ''))
}
