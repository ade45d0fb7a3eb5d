/** The page of prices. */
export const pricingWords = {
  'pricing.title': 'Pricing',
  'pricing.description':
    'What architecture, elevations, floor plans and interiors cost, sheet by sheet, in rupees.',
  'pricing.item': 'Item',
  'pricing.price': 'Price',
  'pricing.lead':
    'A price for your own plot takes a few lines about it: its size, its place and what you have in mind.',
  'pricing.empty': 'No pricing images available.',
  'pricing.empty.lead': 'Tell us about your plot and your plans, and we will name a price.',
} as const
