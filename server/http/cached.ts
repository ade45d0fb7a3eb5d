import type { MiddlewareHandler } from 'hono'
import { mayReadReplica } from '../database/read-replica.ts'
import type { Storing } from './cache/storing.ts'
import type { AppContext } from './context.ts'

const stating = new WeakSet<MiddlewareHandler<AppContext>>()

/**
 * States on a route that every guest is given the same response until something is written, so that the response cache may
 * store it (`cache/response-cache.ts`). A route that does not state it is never cached. Whoever may be recognised passes by.
 */
export const cached: MiddlewareHandler<AppContext> = cachedAs()

/** The same of what is stored in another way than texts are. */
export function cachedAs(storing?: Storing): MiddlewareHandler<AppContext> {
  const handler: MiddlewareHandler<AppContext> = async (c, next) => {
    const forGuests = c.get('forGuests')
    if (!forGuests) return next()
    const method = storing?.isFile ? c.req.method : 'GET'
    c.req.raw = askedByAnybody(c.req.raw, storing?.address ?? forGuests.address, method)
    await forGuests.through(storing?.isFile ? next : () => mayReadReplica(next), storing)
  }
  stating.add(handler)
  return handler
}

/** Whether a route's handler states that the route is cached. */
export function statesCaching(handler: unknown): boolean {
  return stating.has(handler as MiddlewareHandler<AppContext>)
}

/**
 * What is stored for all guests can't be made from a cookie that one of them sent, nor from parameters that no route reads;
 * a text is made whole for whoever asks for its headers alone.
 */
function askedByAnybody(request: Request, address: string, method: string): Request {
  const url = new URL(request.url).origin + address
  if (url === request.url && method === request.method && !request.headers.has('cookie')) return request
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(url, { method, headers, signal: request.signal })
}
