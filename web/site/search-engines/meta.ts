import type { SiteData } from '../site-data.ts'

interface Match {
  id: string
  loaderData?: unknown
}

interface Described {
  title: string
  /** The title is the whole one: the firm's name is not added. */
  isWholeTitle?: boolean
  description?: string
  /** The path of the page's one true address; none for pages that search engines should leave out. */
  path?: string
  /** The path of the picture that a shared link shows, where the page has one of its own. */
  picture?: string
}

const longestDescription = 155
const longestTitle = 60

/** The tags every public page carries: title, description, canonical address and what sharing shows. */
export function pageMeta(
  matches: readonly (Match | undefined)[],
  { title, isWholeTitle = false, description, path, picture }: Described,
) {
  const site = siteData(matches)
  const { websiteName } = site?.settings ?? { websiteName: '' }
  const full = isWholeTitle ? title : withFirm(title, websiteName)
  const origin = originOf(matches)
  const address = path === undefined ? undefined : origin + path
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: websiteName },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: origin + (picture ?? sitePicture(site)) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
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

/**
 * The picture that stands for the whole site. Its address is another once the firm or its categories have changed: chats
 * keep a picture by its address for as long as they like.
 * @param beside what else is shown on it, where the page knows
 */
export function sitePicture(site: SiteData | undefined, beside: readonly Dated[] = []): string {
  const shown = site ? [site.settings, ...site.categories, ...beside] : []
  const changed = Math.max(0, ...shown.map(({ updatedAt }) => Date.parse(updatedAt)))
  return `/share/site.jpg?v=${changed.toString(36)}`
}

interface Dated {
  updatedAt: string
}

/** The firm's name after a title, where search engines show both: it is the page's `og:site_name` besides. */
function withFirm(title: string, firm: string): string {
  const both = `${title} · ${firm}`
  return firm && title !== firm && both.length <= longestTitle ? both : title
}

/** The beginning of a text, as long as search engines show it. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestDescription) return line
  return `${line.slice(0, longestDescription).replace(/\s\S*$/, '')}…`
}

/** What the layout loaded, for a page's meta. */
export function siteData(matches: readonly (Match | undefined)[]): SiteData | undefined {
  return matches.find((match) => match?.id === 'site/layout')?.loaderData as SiteData | undefined
}

/** What absolute addresses begin with. */
function originOf(matches: readonly (Match | undefined)[]): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData as { origin?: string } | undefined
  return data?.origin ?? ''
}
