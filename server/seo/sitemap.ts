import { setImmediate } from 'node:timers/promises'
import { categoryPath } from '#contract/category-path.ts'
import { designPath } from '#contract/design-path.ts'
import { viewUrl } from '#contract/file-address.ts'
import type { Db } from '../database/schema.ts'
import { readSamples } from '../samples/document.ts'
import { listDesignPages, listPlacements } from './repository.ts'

/** A sitemap may hold 50,000 addresses in 50 MB: pictures count too, which keeps it far below both. */
const mostAddresses = 50_000

/** So many designs are read and written before others have their turn. */
const atOnce = 500

const pages = [
  '/',
  '/gallery',
  '/find',
  '/about',
  '/services',
  '/pricing',
  '/contact',
  '/payment',
  '/terms-and-conditions',
  '/privacy-policy',
]

interface Entry {
  path: string
  changedAt?: string
  pictures?: string[]
}

/**
 * The sitemap, or an index of its parts where there are more addresses than one may hold.
 * @param part the number of a part, from 1
 * @returns null for a part that there is not
 */
export async function readSitemap(
  db: Db,
  origin: string,
  part?: string,
  most = mostAddresses,
): Promise<string | null> {
  const entries = [
    ...pages.map((path) => ({ path })),
    ...(await placementEntries(db)),
    ...(await designEntries(db)),
    ...(await sampleEntries(db)),
  ]
  const parts = partsOf(entries, most)
  if (part !== undefined) {
    const asked = /^[1-9]\d{0,5}$/.test(part) ? parts[Number(part) - 1] : undefined
    return asked ? urlSet(origin, asked) : null
  }
  return parts.length > 1 ? indexOf(origin, parts.length) : urlSet(origin, entries)
}

function partsOf(entries: Entry[], most: number): Entry[][] {
  const parts: Entry[][] = [[]]
  let size = 0
  for (const entry of entries) {
    const own = 1 + (entry.pictures?.length ?? 0)
    if (size + own > most && size > 0) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(entry)
    size += own
  }
  return parts
}

async function placementEntries(db: Db): Promise<Entry[]> {
  const placements = await listPlacements(db)
  return [...Map.groupBy(placements, ({ categorySlug }) => categorySlug)].flatMap(([slug, own]) => {
    const subcategories = own.flatMap(({ subcategorySlug, changedAt }) => {
      if (subcategorySlug === null) return []
      const path = categoryPath({ slug }, { slug: subcategorySlug })
      return [{ path, changedAt: changedAt ?? undefined }]
    })
    return [{ path: categoryPath({ slug }), changedAt: latest(own) }, ...subcategories]
  })
}

function latest(placements: { categoryUpdatedAt: string; changedAt: string | null }[]): string | undefined {
  return placements
    .flatMap(({ categoryUpdatedAt, changedAt }) => [categoryUpdatedAt, changedAt ?? ''])
    .sort()
    .at(-1)
}

async function designEntries(db: Db): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { designs, pictures } = await listDesignPages(db, after, atOnce)
    const byDesign = Map.groupBy(pictures, ({ ownerId }) => ownerId)
    for (const { id, code, updatedAt } of designs)
      entries.push({
        path: designPath({ code }),
        changedAt: updatedAt,
        pictures: byDesign.get(id)?.map(({ fileId }) => viewUrl(fileId)),
      })
    await setImmediate()
    after = designs.length < atOnce ? undefined : designs.at(-1)?.id
  }
  return entries
}

async function sampleEntries(db: Db): Promise<Entry[]> {
  return (await readSamples(db)).map(({ code, updatedAt, images }) => ({
    path: designPath({ code }),
    changedAt: updatedAt,
    pictures: images.map(({ url }) => url),
  }))
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'

async function urlSet(origin: string, entries: Entry[]): Promise<string> {
  const urls: string[] = []
  for (const [index, { path, changedAt, pictures = [] }] of entries.entries()) {
    if (index % atOnce === 0) await setImmediate()
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    const images = pictures.map(
      (picture) => `<image:image>${locOf('image:loc', origin + picture)}</image:image>`,
    )
    urls.push(`<url>${locOf('loc', origin + path)}${changed}${images.join('')}</url>`)
  }
  return `${opening}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
}

function indexOf(origin: string, parts: number): string {
  const sitemaps = Array.from({ length: parts }, (_, index) => {
    return `<sitemap>${locOf('loc', `${origin}/sitemap.xml?part=${index + 1}`)}</sitemap>`
  })
  return `${opening}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join('\n')}
</sitemapindex>
`
}

function locOf(element: string, address: string): string {
  return `<${element}>${address.replace(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</${element}>`
}
