import type { MiddlewareHandler } from 'hono'
import { getPath } from 'hono/utils/url'

/** No stored text holds a zero character, and PostgreSQL refuses even to look for one; this one says nothing either. */
const inItsPlace = '\ufffd'

function withoutZeros(address: string): string {
  return address.replaceAll('%00', encodeURIComponent(inItsPlace)).replaceAll('\0', inItsPlace)
}

/** The path by which a request finds its route: a zero character in it names nothing. */
export function pathWithoutZeros(request: Request): string {
  // Decoded, as far as it can be.
  return withoutZeros(getPath(request))
}

/** No route takes these, and no `Request` can be made of them again. */
const unroutable = ['TRACE', 'TRACK', 'CONNECT']

/** What handlers read of the address: a zero character in it finds nothing. In a body it is refused by the contract. */
export const addressWithoutZeros: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req
  if (raw.url.includes('%00') && !unroutable.includes(raw.method))
    c.req.raw = new Request(withoutZeros(raw.url), raw)
  await next()
}
