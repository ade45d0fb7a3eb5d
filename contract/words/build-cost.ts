/** What a design's page says of the cost of building, beside `designWords`. */
export const buildCostWords = {
  'design.cost': 'What will it cost to build?',
  'design.cost.estimate': 'An estimate for {area}, not an offer.',
  'design.cost.excludes': 'Not in it: {what}.',
  'design.cost.asOf': 'Rates of {date}.',
} as const
