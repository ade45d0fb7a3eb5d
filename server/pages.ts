import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import { clientAddress, visitorHeader } from './http/client-address.ts'
import type { AppContext } from './http/context.ts'
import { sizeLimit } from './http/request-body.ts'

type Fetch = (path: string, init?: RequestInit) => Response | Promise<Response>

interface PagesOptions {
  /** React Router's server build; a function, while developing, fetches it anew for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Calls the API in-process. */
  apiFetch: Fetch
  /** How many proxies in front tell a visitor's address. */
  trustedProxies?: number
  /** What canonical links begin with; without it, the address that a request came to. */
  publicUrl?: string
  /** Where the browser's files lie. */
  clientDirectory?: string
}

const builtClient = fileURLToPath(new URL('../build/client', import.meta.url))

interface ServerEntry {
  createRequestContext(apiFetch: Fetch, origin: string): RouterContextProvider
}

/** Serves the browser's files, and every other address as a server-rendered page. */
export function createPages({
  build,
  apiFetch,
  trustedProxies = 0,
  publicUrl,
  clientDirectory = builtClient,
}: PagesOptions) {
  const readBuild = typeof build === 'function' ? build : async () => build
  const handle = createRequestHandler(build, typeof build === 'function' ? 'development' : 'production')

  return new Hono<AppContext>()
    .use('/assets/*', serveFiles(clientDirectory, 'public, max-age=31536000, immutable'))
    .use('/*', serveFiles(clientDirectory, 'public, max-age=3600'))
    .use(sizeLimit)
    .all('*', async (c) => {
      const entry = (await readBuild()).entry.module as unknown as ServerEntry
      const origin = publicUrl ?? new URL(c.req.url).origin
      const context = entry.createRequestContext(onBehalfOf(c, trustedProxies, apiFetch), origin)
      return withPolicy(await handle(c.req.raw, context))
    })
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

function serveFiles(root: string, cacheControl: string) {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_path, c) => {
      c.header('Cache-Control', cacheControl)
      c.header('Vary', 'Accept-Encoding')
    },
  })
}

/** Inline scripts are allowed by their hashes, so that a page is the same for everyone and can be kept. */
async function withPolicy(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html') || !response.body) return response
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.set('Content-Security-Policy', contentSecurityPolicy(html))
  return new Response(html, { status: response.status, headers })
}

const inlineScript = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  })
  return [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ')
}
