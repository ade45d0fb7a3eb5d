import { secureHeaders } from 'hono/secure-headers'

/** Headers of every response; pages and files add a content policy of their own. */
export const securityHeaders = secureHeaders({
  crossOriginOpenerPolicy: 'same-origin',
  crossOriginResourcePolicy: 'same-site',
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity: false,
  xFrameOptions: 'SAMEORIGIN',
  xXssProtection: '0',
})
