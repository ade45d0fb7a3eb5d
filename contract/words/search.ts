/** The field in the header that finds designs, and what is suggested under it. */
export const searchWords = {
  'site.search': 'Find a design',
  'site.search.example': '30x40 east, 3 BHK, courtyard',
  'site.search.list': 'Suggestions',
  'site.search.fits': 'See what fits',
  'site.search.category': 'Category',
  'site.search.tag': 'Tag',
  'site.search.one': '1 design',
  'site.search.many': '{count} designs',
} as const
