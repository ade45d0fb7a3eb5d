import { notFound } from '../errors.ts'
import type { KnownParameters } from '../http/cache/address.ts'
import { cached } from '../http/cached.ts'
import type { Dependencies } from '../http/context.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { createRouter } from '../http/router.ts'
import { readSitemap } from './sitemap.ts'

/** What search engines are told: which addresses there are, and which are not for them. */
export function seoRoutes({ db, env }: Dependencies) {
  const router = createRouter()

  router.get('/robots.txt', cached, (c) =>
    c.text(
      [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /payment-success',
        '',
        sitemapLine(publicOrigin(c, env)),
      ].join('\n'),
    ),
  )

  router.get('/sitemap.xml', cached, async (c) => {
    const sitemap = await readSitemap(db, publicOrigin(c, env), c.req.query('part'))
    if (sitemap === null) throw notFound('Not found')
    return c.body(sitemap, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  })

  return router
}

const sitemapParameters: ReadonlySet<string> = new Set(['part'])

/** The query parameters that these routes read; undefined for other paths. */
export const seoParameters: KnownParameters = (path) =>
  path === '/sitemap.xml' ? sitemapParameters : undefined

function sitemapLine(origin: string): string {
  return `Sitemap: ${origin}/sitemap.xml\n`
}
