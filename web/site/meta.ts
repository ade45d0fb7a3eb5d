import type { SiteData } from './layout.tsx'

interface Match {
  id: string
  loaderData?: unknown
}

interface Described {
  title: string
  description?: string
  /** The path of the page's one true address; none for pages that search engines should leave out. */
  path?: string
}

/** The tags every public page carries: title, description, canonical address and what sharing shows. */
export function pageMeta(matches: readonly (Match | undefined)[], { title, description, path }: Described) {
  const { websiteName } = siteData(matches)?.settings ?? { websiteName: '' }
  const full = websiteName && title !== websiteName ? `${title} · ${websiteName}` : title
  const address = path === undefined ? undefined : originOf(matches) + path
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: websiteName },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(address === undefined
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link' as const, rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]),
  ]
}

/** What the layout loaded, for a page's meta. */
export function siteData(matches: readonly (Match | undefined)[]): SiteData | undefined {
  return matches.find((match) => match?.id === 'site/layout')?.loaderData as SiteData | undefined
}

function originOf(matches: readonly (Match | undefined)[]): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string } | undefined
  return data?.origin ?? ''
}
