/** The pages beside the categories, in the order of the header's strip. */
export const pages = [
  { to: '/gallery', name: 'Gallery' },
  { to: '/services', name: 'Services' },
  { to: '/pricing', name: 'Pricing' },
  { to: '/about', name: 'About' },
  { to: '/contact', name: 'Contact' },
]

/** What is looked for at a page's foot. */
export const papers = [
  { to: '/payment', name: 'Payment' },
  { to: '/terms-and-conditions', name: 'Terms and Conditions' },
  { to: '/privacy-policy', name: 'Privacy Policy' },
]
