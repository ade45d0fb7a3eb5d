import type { MiddlewareHandler } from 'hono'
import type { AppContext } from './context.ts'

/**
 * States on a route that every guest is given the same response until something is written, so that the response cache may
 * store it (`response-cache.ts`). A route that does not state it is never cached. Whoever may be recognised passes by.
 */
export const cached: MiddlewareHandler<AppContext> = async (c, next) => {
  const throughCache = c.get('throughCache')
  if (!throughCache) return next()
  c.req.raw = withoutCookies(c.req.raw)
  await throughCache(next)
}

/** What is stored for all guests can't be made from a cookie that one of them sent. */
function withoutCookies(request: Request): Request {
  if (!request.headers.has('cookie')) return request
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request.url, { method: request.method, headers, signal: request.signal })
}
