import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Pages } from './app.ts'
import { pageAt } from './cached-pages.ts'
import { clientFiles } from './client-files.ts'
import type { KnownParameters } from './http/cache/address.ts'
import { cachedAs } from './http/cached.ts'
import { clientAddress, visitorHeader } from './http/client-address.ts'
import { compressUncached } from './http/compress-uncached.ts'
import type { ContentVersion } from './http/content-version.ts'
import type { AppContext } from './http/context.ts'
import { formLimit } from './http/request-body.ts'
import { answersAlike, type Fetch, PageReads } from './page-reads.ts'

interface PagesOptions {
  /** React Router's server build; a function, while developing, fetches it anew for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Calls the API in-process. */
  apiFetch: Fetch
  contentVersion: Pick<ContentVersion, 'current'>
  /** How many proxies in front are trusted to name a visitor's address. */
  trustedProxies?: number
  /** What canonical links begin with; without it, the address that a request came to. */
  publicUrl?: string
  /** The folder of the browser's files. */
  clientDirectory?: string
}

const builtClient = fileURLToPath(new URL('../build/client', import.meta.url))

/** What the build's entry gives the server, beside React Router's own. */
interface ServerEntry {
  createRequestContext(page: {
    apiFetch: Fetch
    reads: Pick<PageReads, 'note' | 'tagOf'>
    contentVersion: string
    origin: string
    nonce: string
    log(error: unknown): void
  }): RouterContextProvider
  knownParameters: KnownParameters
}

/** Serves the browser's files, and every other address as a server-rendered page. */
export function createPages({
  build,
  apiFetch,
  contentVersion,
  trustedProxies = 0,
  publicUrl,
  clientDirectory = builtClient,
}: PagesOptions): Pages {
  const readBuild = typeof build === 'function' ? build : async () => build
  const handle = createRequestHandler(build, typeof build === 'function' ? 'development' : 'production')
  const askedFor = (c: Context<AppContext>) => onBehalfOf(c, trustedProxies, apiFetch)

  const routes = new Hono<AppContext>()
    .use(clientFiles(clientDirectory))
    .use(formLimit)
    .all('*', onCachedPages(readBuild, askedFor), async (c) => {
      const served = await readBuild()
      const entry = entryOf(served)
      const taken = pageAt(served, c.req.path).takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'
      const nonce = randomBytes(16).toString('base64url')
      const reads = new PageReads()
      const context = entry.createRequestContext({
        apiFetch: reads.noting(askedFor(c)),
        reads,
        contentVersion: contentVersion.current(),
        origin: publicUrl ?? new URL(c.req.url).origin,
        nonce,
        log: onceEach((error) => c.get('log').error({ err: error }, 'rendering failed')),
      })
      const response = await handle(c.req.raw, context)
      c.set('madeOf', reads.tags)
      if (response.status === 405) response.headers.set('Allow', taken)
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
      response.headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy(nonce, typeof build !== 'function'),
      )
      response.headers.set('Permissions-Policy', permissionsPolicy)
      return response
    })
  // While developing, which parameters a page reads changes with its code.
  const knownParameters = typeof build === 'function' ? undefined : entryOf(build).knownParameters
  return { routes, knownParameters }
}

function entryOf(build: ServerBuild): ServerEntry {
  return build.entry.module as unknown as ServerEntry
}

/** A page's own route module states whether it is cached. What is written leaves a page as it is whose reads stay alike. */
function onCachedPages(
  readBuild: () => Promise<ServerBuild>,
  askedFor: (c: Context<AppContext>) => Fetch,
): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const { storing, route } = pageAt(await readBuild(), c.req.path)
    c.set('route', route)
    if (!storing) return compressUncached(c, next)
    return cachedAs({ ...storing, isUnchanged: (tags) => answersAlike(askedFor(c), tags) })(c, next)
  }
}

/** A page's own calls are logged under the page's request, and count as its visitor's. */
function onBehalfOf(c: Context<AppContext>, trustedProxies: number, apiFetch: Fetch): Fetch {
  const address = clientAddress(c, trustedProxies)
  return (path, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Request-Id', c.get('requestId'))
    headers.set(visitorHeader, address)
    return apiFetch(path, { ...init, headers })
  }
}

/** An error in a page's frame is reported twice: by the renderer, and by the router that catches it. */
function onceEach(log: (error: unknown) => void): (error: unknown) => void {
  const logged = new Set<unknown>()
  return (error) => {
    if (!logged.has(error)) log(error)
    logged.add(error)
  }
}

/** What no page asks a browser for. */
const permissionsPolicy = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((name) => `${name}=()`)
  .join(', ')

/**
 * What a page may load and run. Of scripts and style sheets within the page only those with its nonce, which the product's
 * own carry, and no style of an element (decision 41); the nonce is cached with the page, and every rendering has another.
 */
function contentSecurityPolicy(nonce: string, isBuilt: boolean): string {
  return [
    // What a page fetches ahead is asked of this.
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // While developing, Vite puts styles into the page.
    `style-src 'self' ${isBuilt ? `'nonce-${nonce}'` : "'unsafe-inline'"}`,
    `script-src 'self' 'nonce-${nonce}'`,
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
