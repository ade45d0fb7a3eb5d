/** Where no page is. */
export const missingWords = {
  'site.missing.title': 'Page not found',
  'site.missing.lead':
    'There is no sheet with this number in the set. It may have moved, or the address has a slip in it.',
  'site.missing.home': 'Go to the home page',
  'site.missing.note': 'Sheet missing',
} as const
