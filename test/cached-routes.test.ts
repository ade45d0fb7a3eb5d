import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { isCachedPage } from '#server/cached-pages.ts'
import { cached, statesCaching } from '#server/http/cached.ts'
import { openBegunSqlite } from './databases.ts'
import { apiRoutes, builtPages, pageRoutes, type ReadableRoute } from './every-route.ts'
import { startApp, type TestApp } from './start-app.ts'

/** What is the same for every guest until something is written. */
const cachedRoutes = [
  '/api/banners/active',
  '/api/categories',
  '/api/categories/:id',
  '/api/designs',
  '/api/designs/:id',
  '/api/designs/:id/neighbours',
  '/api/designs/facets',
  '/api/docs',
  '/api/finder',
  '/api/openapi.json',
  '/api/pricing',
  '/api/samples',
  '/api/samples/:id',
  '/api/samples/facets',
  '/api/services',
  '/api/services/:id',
  '/api/settings',
  '/api/suggestions',
  '/api/testimonials',
  '/api/testimonials/:id',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/v1/storage/buckets/:bucket/files/:id/preview',
  '/v1/storage/buckets/:bucket/files/:id/view',
]

const otherRoutes = [
  '/api/activity',
  '/api/auth/admins',
  '/api/auth/invitations',
  '/api/auth/password/forgotten',
  '/api/auth/profile',
  '/api/auth/rules',
  '/api/auth/second-factor',
  '/api/auth/sessions',
  '/api/backup-links/:key',
  '/api/backups',
  '/api/banners',
  '/api/banners/:id',
  '/api/banners/:id/draft',
  '/api/banners/:id/preview',
  '/api/banners/:id/versions',
  '/api/banners/:id/versions/:version',
  '/api/categories/:id/draft',
  '/api/categories/:id/preview',
  '/api/categories/:id/versions',
  '/api/categories/:id/versions/:version',
  '/api/dashboard',
  '/api/designs/:id/draft',
  '/api/designs/:id/preview',
  '/api/designs/:id/versions',
  '/api/designs/:id/versions/:version',
  '/api/designs/export',
  '/api/designs/random',
  '/api/enquiries',
  '/api/enquiries/:id',
  '/api/enquiries/:id/notes',
  '/api/enquiries/:id/notice',
  '/api/enquiries/:id/versions',
  '/api/enquiries/:id/versions/:version',
  '/api/enquiries/assignees',
  '/api/enquiries/count-by-status',
  '/api/enquiries/export',
  '/api/enquiries/same-phone',
  '/api/gone/:kind/:address',
  '/api/health',
  '/api/media',
  '/api/media/:id',
  '/api/media/:id/alike',
  '/api/pending',
  '/api/people',
  '/api/previews/:key',
  '/api/pricing/:id/draft',
  '/api/pricing/:id/preview',
  '/api/pricing/:id/versions',
  '/api/pricing/:id/versions/:version',
  '/api/ready',
  '/api/replies',
  '/api/services/:id/draft',
  '/api/services/:id/preview',
  '/api/services/:id/versions',
  '/api/services/:id/versions/:version',
  '/api/settings/versions',
  '/api/settings/versions/:version',
  '/api/shortlists/:key',
  '/api/spam',
  '/api/system',
  '/api/testimonials/:id/draft',
  '/api/testimonials/:id/preview',
  '/api/testimonials/:id/versions',
  '/api/testimonials/:id/versions/:version',
  '/api/trash',
  '/api/views',
  '/api/visits',
  '/share/:id',
  '/share/s/:key',
  '/v1/storage/buckets/:bucket/files',
  '/v1/storage/buckets/:bucket/files/:id',
  '/v1/storage/buckets/:bucket/files/:id/download',
]

const cachedPages = [
  '/',
  '/*',
  '/about',
  '/admin/*',
  '/category/:categorySlug/:subcategorySlug?',
  '/contact',
  '/design-categories',
  '/designs/:id',
  '/designs/:id/plot.svg',
  '/elevation',
  '/find',
  '/floor-plan',
  '/gallery',
  '/interior-design',
  '/payment',
  '/payment-success',
  '/pricing',
  '/privacy-policy',
  '/services',
  '/shortlist',
  '/terms-and-conditions',
]

const otherPages = [
  '/admin',
  '/admin/banners/:id/edit',
  '/admin/banners/new',
  '/admin/categories',
  '/admin/categories/:id/edit',
  '/admin/categories/new',
  '/admin/designs',
  '/admin/designs/:id',
  '/admin/designs/:id/edit',
  '/admin/designs/:id/versions/:version',
  '/admin/designs/import',
  '/admin/designs/new',
  '/admin/enquiries',
  '/admin/enquiries/:id',
  '/admin/enquiries/replies',
  '/admin/enquiries/replies/:id/edit',
  '/admin/enquiries/replies/new',
  '/admin/enquiries/spam',
  '/admin/invitation',
  '/admin/login',
  '/admin/media',
  '/admin/media/:id',
  '/admin/reset',
  '/admin/second-factor',
  '/admin/services',
  '/admin/services/:id/edit',
  '/admin/services/new',
  '/admin/services/pricing/:id/edit',
  '/admin/settings',
  '/admin/settings/activity',
  '/admin/settings/versions/:version/:page',
  '/admin/testimonials',
  '/admin/testimonials/:id/edit',
  '/admin/testimonials/new',
  '/admin/trash',
  '/designs/:id/qr.svg',
  '/payment/qr.svg',
  '/preview/:key',
  '/s/:key',
]

/** Compared whole, so that a route that is in no list, or states something else, is refused. */
const stated = (routes: ReadableRoute[]) => ({
  cached: routes
    .filter(({ isCached }) => isCached)
    .map(({ pattern }) => pattern)
    .sort(),
  other: routes
    .filter(({ isCached }) => !isCached)
    .map(({ pattern }) => pattern)
    .sort(),
})

describe('Each route states whether it is cached', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await openBegunSqlite())
  })
  afterAll(() => app.stop())

  it('of the application, as it is listed here', () => {
    expect(stated(apiRoutes(app.app))).toEqual({ cached: cachedRoutes, other: otherRoutes })
  })

  it('of the pages, as it is listed here', async () => {
    expect(stated(pageRoutes(await builtPages()))).toEqual({ cached: cachedPages, other: otherPages })
  })

  it('and one that is listed nowhere is refused', () => {
    const { app: other } = createApp(app.dependencies)
    other.get('/api/fictitious', cached, (c) => c.text('the same for everyone'))
    other.get('/api/private', (c) => c.text('another for everyone'))
    const { cached: one, other: two } = stated(apiRoutes(other))
    expect(one.filter((pattern) => !cachedRoutes.includes(pattern))).toEqual(['/api/fictitious'])
    expect(two.filter((pattern) => !otherRoutes.includes(pattern))).toEqual(['/api/private'])
  })

  it('and nothing that writes does', () => {
    const methods = app.app.routes.filter(({ handler }) => statesCaching(handler)).map(({ method }) => method)
    expect(new Set(methods)).toEqual(new Set(['GET']))
  })

  it.each([
    ['/', true],
    ['/_root.data', true],
    ['/about', true],
    ['/about/', true],
    ['/about.data', true],
    ['/designs/ARC-1001', true],
    ['/designs/ARC-1001/qr.svg', false],
    ['/category/interior/kitchen', true],
    ['/admin', false],
    ['/admin/designs.data', false],
    ['/admin/nowhere', true],
  ])('the page at %s is cached: %s', async (path, expected) => {
    expect(isCachedPage(await builtPages(), path)).toBe(expected)
  })
})
