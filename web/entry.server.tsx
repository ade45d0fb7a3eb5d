import { text } from 'node:stream/consumers'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { apiContext, originContext } from './api/context.ts'
import { createApi, type Fetch } from './api/request.ts'
import { asleep } from './site/islands/asleep.ts'

/** Renders the complete page, waiting for everything: one body that can be hashed, cached and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  let failed = false
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    // No part is sent aside for a script to put in its place: whoever has no JavaScript reads it too.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true
      console.error(error)
    },
  })
  await stream.allReady
  const html = await text(stream)
  return new Response(isOfSite(routerContext) ? asleep(html) : html, {
    status: failed ? 500 : status,
    headers,
  })
}

/** The back-office is for whoever came to act: its code begins at once. */
function isOfSite({ staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => route.id === 'site/layout')
}

/** Logs what went wrong while a page was made; a visitor's own mistake or departure is nobody's concern. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  console.error(error)
}

/**
 * What the loaders of one request stand on. The server calls it through the build: React Router tells context keys
 * apart by identity, and only the bundle holds the ones that its routes use.
 * @param origin the public address that canonical links begin with
 */
export function createRequestContext(apiFetch: Fetch, origin: string): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, createApi(apiFetch))
  context.set(originContext, origin)
  return context
}
