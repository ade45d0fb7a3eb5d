import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from '../env.ts'
import type { AppContext } from './context.ts'

const aYear = 'max-age=31536000'

/** What is neither a page nor a file runs nothing, loads nothing and stands in nobody's frame. */
const nothing = "default-src 'none'; frame-ancestors 'none'"

/**
 * Headers of every response; pages and files have a content policy of their own. Where the public address is https, browsers
 * are told to come by no other way; its subdomains are not the product's to speak for.
 */
export function securityHeaders({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): MiddlewareHandler<AppContext> {
  return every(
    secureHeaders({
      crossOriginOpenerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-site',
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: PUBLIC_URL?.startsWith('https:') ? aYear : false,
      xFrameOptions: 'DENY',
      xXssProtection: '0',
    }),
    async (c, next) => {
      await next()
      if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', nothing)
    },
  )
}
