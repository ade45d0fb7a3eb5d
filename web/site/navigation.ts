/** The pages beside the categories, in the order of the header's strip; each with the word that names it. */
export const pages = [
  { to: '/gallery', word: 'site.gallery' },
  { to: '/find', word: 'site.find' },
  { to: '/services', word: 'site.services' },
  { to: '/pricing', word: 'site.pricing' },
  { to: '/about', word: 'site.about' },
  { to: '/contact', word: 'site.contact' },
] as const

/** What is looked for at a page's foot. */
export const papers = [
  { to: '/payment', word: 'site.payment' },
  { to: '/terms-and-conditions', word: 'site.terms' },
  { to: '/privacy-policy', word: 'site.privacy' },
] as const
