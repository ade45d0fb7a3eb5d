import { socialNetworks } from '#contract/social-networks.ts'
import type { SiteData } from '../site-data.ts'
import { schemaHours } from './schema-hours.ts'

type Settings = SiteData['settings']

const context = { '@context': 'https://schema.org' }

/** What search engines read of the firm: only what it has saved. */
export function businessData(origin: string, settings: Settings) {
  return { ...context, ...businessOf(origin, settings) }
}

/** What search engines read of the firm and its site, and of how its catalogue is searched. */
export function siteBusinessData(origin: string, settings: Settings) {
  const business = businessOf(origin, settings)
  const site = {
    '@type': 'WebSite',
    name: settings.websiteName,
    url: `${origin}/`,
    publisher: { '@id': business['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/gallery?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  return { ...context, '@graph': [business, site] }
}

function businessOf(origin: string, settings: Settings) {
  const { websiteName, contactEmail, contactPhone, address, socialMedia, identity } = settings
  const { logo, mapLink, openingHours } = identity
  const hours = schemaHours(openingHours)
  const elsewhere = socialNetworks.map((network) => socialMedia[network]).filter(Boolean)
  return {
    '@type': 'ProfessionalService',
    '@id': `${origin}/#business`,
    name: websiteName,
    url: `${origin}/`,
    image: `${origin}/share/site.jpg`,
    ...(logo && { logo: `${origin}${logo.url}` }),
    ...(contactEmail && { email: contactEmail }),
    ...(contactPhone && { telephone: contactPhone }),
    ...(address && { address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' } }),
    ...(mapLink && { hasMap: new URL(mapLink, `${origin}/`).href }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}
