import type { PricedItem, PricingImage } from '#contract/pricing.ts'

/** Whether a picture says prices in words. */
export function hasPrices({ prices }: Pick<PricingImage, 'prices'>): boolean {
  return prices.some(({ price }) => price !== '')
}

/** What search engines read of prices that are said in words: a catalogue for each picture with some. */
export function pricesData(images: readonly PricingImage[], name: string, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name,
    url: `${origin}/pricing`,
    itemListElement: images.filter(hasPrices).map(({ alt, prices, note }) => ({
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
