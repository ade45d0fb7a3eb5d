import type { SiteData } from '../layout.tsx'

/** What search engines read of the firm, and of how its catalogue is searched. */
export function businessData(origin: string, settings: SiteData['settings']) {
  const { websiteName, contactEmail, contactPhone, address, socialMedia } = settings
  const profiles = Object.values(socialMedia).filter(Boolean)
  const url = `${origin}/`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProfessionalService',
        '@id': `${url}#business`,
        name: websiteName,
        url,
        image: `${origin}/share/site.jpg`,
        ...(contactEmail && { email: contactEmail }),
        ...(contactPhone && { telephone: contactPhone }),
        ...(address && { address }),
        ...(profiles.length > 0 && { sameAs: profiles }),
      },
      {
        '@type': 'WebSite',
        name: websiteName,
        url,
        publisher: { '@id': `${url}#business` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/gallery?search={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}
