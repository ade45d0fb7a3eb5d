import type { MiddlewareHandler } from 'hono'

/** Of what a key opens nothing is kept or found by anybody, and the key is told to no other site. */
export const unkept: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('Referrer-Policy', 'same-origin')
}
