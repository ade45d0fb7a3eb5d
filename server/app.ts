import type { Hono, MiddlewareHandler } from 'hono'
import { accountRoutes } from './accounts/routes.ts'
import { activityRoutes } from './activity/routes.ts'
import { guestBackupRoutes } from './backup/download/guest-routes.ts'
import { backupLinkRoutes } from './backup/download/routes.ts'
import { backupRoutes } from './backup/routes.ts'
import { bannerRoutes } from './banners/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { designRoutes } from './designs/routes.ts'
import { addDocumentation } from './documentation/routes.ts'
import { guestEnquiryRoutes } from './enquiries/guest-routes.ts'
import { enquiryRoutes } from './enquiries/routes.ts'
import { enquiryNoteRoutes } from './enquiry-notes/routes.ts'
import { notFound } from './errors.ts'
import { describeFileRoutes } from './files/documentation.ts'
import { fileRoutes } from './files/routes.ts'
import { finderRoutes } from './finder/routes.ts'
import { readyRoutes } from './health/ready-routes.ts'
import { healthRoutes } from './health/routes.ts'
import type { KnownParameters } from './http/cache/address.ts'
import { storedInProcess } from './http/cache/in-process.ts'
import { apiParameters } from './http/cache/known-parameters.ts'
import { createResponseCache } from './http/cache/response-cache.ts'
import { sharedFor, unshared } from './http/cache/shared.ts'
import { compressUncached } from './http/compress-uncached.ts'
import { type ContentVersion, moveContentVersion } from './http/content-version.ts'
import type { AppContext, Dependencies } from './http/context.ts'
import { createGuard } from './http/guard.ts'
import { onError } from './http/on-error.ts'
import { mayBeRecognised } from './http/recognised.ts'
import { jsonBody, sizeLimit } from './http/request-body.ts'
import { requestLog } from './http/request-log.ts'
import { createRouter } from './http/router.ts'
import { securityHeaders } from './http/security-headers.ts'
import { addressWithoutZeros } from './http/zero-character.ts'
import { iconRoutes } from './icons/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { pendingRoutes } from './pending/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { guestPreviewRoutes } from './previews/guest-routes.ts'
import { previewRoutes } from './previews/routes.ts'
import { unkept } from './previews/unkept.ts'
import { pricingRoutes } from './pricing/routes.ts'
import { replyRoutes } from './replies/routes.ts'
import { sampleRoutes } from './samples/routes.ts'
import { seoParameters, seoRoutes } from './seo/routes.ts'
import { serviceRoutes } from './services/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { shareRoutes } from './share/routes.ts'
import { shortlistRoutes } from './shortlists/routes.ts'
import { markAsSpamRoutes } from './spam/mark-routes.ts'
import { spamRoutes } from './spam/routes.ts'
import { suggestionRoutes } from './suggestions/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { testimonialRoutes } from './testimonials/routes.ts'
import { goneRoutes } from './trash/gone-routes.ts'
import { trashRoutes } from './trash/routes.ts'
import { versionRoutes } from './versions/routes.ts'
import { viewRoutes } from './views/routes.ts'
import { visitRoutes } from './visits/routes.ts'

/** What is asked for with a token is not stored. */
const compressRecognised: MiddlewareHandler = (c, next) =>
  mayBeRecognised(c.req) ? compressUncached(c, next) : next()

/** A list in an order that changes though nothing is written that visitors read. */
const inPopularOrder = /[?&]sort=popular(&|$)/

/** The pages, and the query parameters that each of them reads, where that is known beforehand. */
export interface Pages {
  routes: Hono<AppContext>
  knownParameters?: KnownParameters
}

/** Makes the pages, given the way to the API that their loaders take. */
export type CreatePages = (
  apiFetch: (path: string, init?: RequestInit) => Promise<Response>,
  contentVersion: ContentVersion,
) => Pages

/**
 * The whole product as one request handler; it never listens. Without pages it is the API and the files alone.
 * @returns it, and the cache of its responses
 */
export function createApp(dependencies: Dependencies, createPages?: CreatePages) {
  const { log, contentVersion, visits, measures } = dependencies
  const { SHARED_CACHE_SECONDS: sharedSeconds } = dependencies.env
  const app = createRouter()

  app.onError(onError)
  const cache = createResponseCache({
    version: contentVersion,
    knownParameters: (path) => ofApi(path) ?? seoParameters(path) ?? pages?.knownParameters?.(path),
    validityOf: (address) => (inPopularOrder.test(address) ? visits.order : undefined),
    differsByHost: dependencies.env.PUBLIC_URL === undefined,
    sharing: sharedSeconds === undefined ? unshared : sharedFor(sharedSeconds),
    requests: measures.requests,
  })

  app.use(requestLog(log, measures.requests))
  app.use(addressWithoutZeros)
  app.use(cache.middleware)
  for (const path of ['/preview/*', '/api/previews/*', '/s/*', '/api/shortlists/*', '/api/backup-links/*'])
    app.use(path, unkept)
  app.use(securityHeaders(dependencies.env))
  app.use(moveContentVersion(contentVersion))
  app.use('/api/*', sizeLimit, jsonBody, compressRecognised)

  app.route('/api/auth', accountRoutes(dependencies))
  app.route('/api/designs', designRoutes(dependencies))
  app.route('/api/finder', finderRoutes(dependencies))
  app.route('/api/suggestions', suggestionRoutes(dependencies))
  app.route('/api/samples', sampleRoutes(dependencies))
  app.route('/api/categories', categoryRoutes(dependencies))
  app.route('/api/shortlists', shortlistRoutes(dependencies))
  app.route('/api/services', serviceRoutes(dependencies))
  app.route('/api/pricing', pricingRoutes(dependencies))
  app.route('/api/testimonials', testimonialRoutes(dependencies))
  app.route('/api/spam', spamRoutes(dependencies))
  app.route('/api/people', peopleRoutes(dependencies))
  app.route('/api/enquiries', guestEnquiryRoutes(dependencies))
  app.route('/api/enquiries', enquiryRoutes(dependencies))
  app.route('/api/enquiries', enquiryNoteRoutes(dependencies))
  app.route('/api/enquiries', markAsSpamRoutes(dependencies))
  app.route('/api/replies', replyRoutes(dependencies))
  app.route('/api/settings', settingsRoutes(dependencies))
  app.route('/api/banners', bannerRoutes(dependencies))
  app.route('/api/media', mediaRoutes(dependencies))
  app.route('/api/dashboard', dashboardRoutes(dependencies))
  app.route('/api/visits', visitRoutes(dependencies))
  app.route('/api/activity', activityRoutes(dependencies))
  app.route('/api/views', viewRoutes(dependencies))
  app.route('/api/trash', trashRoutes(dependencies))
  app.route('/api/gone', goneRoutes(dependencies))
  app.route('/api', versionRoutes(dependencies))
  app.route('/api', pendingRoutes(dependencies))
  app.route('/api', previewRoutes(dependencies))
  app.route('/api/previews', guestPreviewRoutes(dependencies))
  app.route('/api/backups', backupRoutes(dependencies))
  app.route('/api/backups', backupLinkRoutes(dependencies))
  app.route('/api/backup-links', guestBackupRoutes(dependencies))
  app.route('/api/system', systemRoutes(dependencies))
  app.route('/api/health', healthRoutes(dependencies))
  app.route('/api/ready', readyRoutes(dependencies))
  app.route('/v1/storage/buckets', fileRoutes(dependencies, createGuard(dependencies)('content').middleware))
  app.route('/share', shareRoutes(dependencies))
  app.route('/', seoRoutes(dependencies))
  app.route('/', iconRoutes(dependencies))
  describeFileRoutes(app)
  addDocumentation(app)
  const ofApi = apiParameters(app)
  for (const path of ['/api', '/api/*', '/v1', '/v1/*'])
    app.all(path, () => {
      throw notFound('Not found', 'unknown-path')
    })

  const pages = createPages?.(
    async (path, init) => storedInProcess(cache, path, init) ?? app.request(path, init),
    contentVersion,
  )
  if (pages) app.route('/', pages.routes)
  return { app, cache }
}
