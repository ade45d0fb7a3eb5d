/** A list of what may be typed, under its field. */
export const optionWords = {
  'site.options': 'Suggestions',
  'site.options.all': 'Show all',
  'site.options.one': '1 suggestion',
  'site.options.many': '{count} suggestions',
} as const
