import { socialNetworks } from '#contract/social-networks.ts'
import type { SiteData } from '../layout.tsx'

/** What search engines read of the firm: only what it has saved. */
export function businessData({
  websiteName,
  contactEmail,
  contactPhone,
  address,
  socialMedia,
}: SiteData['settings']) {
  const elsewhere = socialNetworks.map((network) => socialMedia[network]).filter(Boolean)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: websiteName,
    ...(contactEmail && { email: contactEmail }),
    ...(contactPhone && { telephone: contactPhone }),
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' } }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}
