import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { apiContext, originContext } from './api/context.ts'
import { createApi, type Fetch } from './api/request.ts'
import { renderWhole } from './render-whole.ts'
import { type Rendering, renderingContext } from './rendering.ts'
import { dormant } from './site/hydration/dormant.ts'

export { knownParameters } from './site/known-parameters.ts'

/** Renders the complete page: one body that can be cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, log } = loadContext.get(renderingContext)
  let failed = false
  const html = await renderWhole(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
    signal: request.signal,
    nonce,
    onError(error) {
      if (request.signal.aborted) return
      failed = true
      log(error)
    },
  })
  return new Response(isOfSite(routerContext) ? dormant(html, nonce, frameworkOf(routerContext)) : html, {
    status: failed ? 500 : status,
    headers,
  })
}

/** The back-office is for whoever came to act: its code begins at once. */
function isOfSite({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id === 'site/layout')
}

/** The addresses of what hydrates any page: React, the router and the root. A page's own code is not among them. */
function frameworkOf({ manifest: { entry, routes } }: EntryContext): Set<string> {
  return new Set(
    [entry, routes.root].flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : [])),
  )
}

/** Logs what went wrong while a page was made; a visitor's own mistake or departure is nobody's concern. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(renderingContext).log(error)
}

/** What the server gives a request's page. */
export interface PageContext extends Rendering {
  apiFetch: Fetch
  /** The public address that canonical links begin with. */
  origin: string
}

/**
 * What the loaders of one request stand on. The server calls it through the build: React Router tells context keys
 * apart by identity, and only the bundle holds the ones that its routes use.
 */
export function createRequestContext({ apiFetch, origin, ...rendering }: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, createApi(apiFetch))
  context.set(originContext, origin)
  context.set(renderingContext, rendering)
  return context
}
