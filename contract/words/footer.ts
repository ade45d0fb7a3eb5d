/** What the footer alone says. */
export const footerWords = {
  'site.footer.contact': 'Contact',
  'site.footer.designs': 'Designs',
  'site.footer.pages': 'Pages',
  'site.footer.papers': 'Formalities',
  'site.footer.elsewhere': 'Elsewhere',
  'site.footer.map': 'Find us on the map',
  'site.footer.line': 'Architecture · Interior · Home design',
  'site.footer.prices': 'Prices in ₹',
} as const
