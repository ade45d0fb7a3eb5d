import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { newId } from '../ids.ts'
import type { RequestCounts } from '../metrics/requests.ts'
import type { AppContext } from './context.ts'
import { kindOf } from './request-kind.ts'
import { routeOf } from './request-route.ts'

const acceptable = /^[\w.-]{8,64}$/

/** The caller's own where it is a plain one, otherwise a new one. */
export function requestIdOf(given: string | undefined): string {
  return given && acceptable.test(given) ? given : newId()
}

/** What opens a preview, a shortlist or a backup is nobody's to read in a log. */
export function withoutKey(path: string): string {
  return path.replace(
    /^(\/preview\/|(?:\/share)?\/s\/|\/api\/(?:previews|shortlists|backup-links)\/)[^/.]+/,
    '$1…',
  )
}

/** Gives every request an id, which its response and each of its log lines carry, and logs and counts how it ended. */
export function requestLog(log: Logger, counts: RequestCounts): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'))
    const started = performance.now()
    const { method } = c.req
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const milliseconds = performance.now() - started
    // A page's own calls come in-process, without a socket.
    const incoming = c.env?.incoming as IncomingMessage | undefined
    if (incoming) {
      const kind = kindOf(incoming)
      counts.count(counts.of(kind, method, routeOf(c)), c.res.status)
      counts.time(kind, milliseconds)
    }
    const level = incoming ? 'info' : 'debug'
    if (log.isLevelEnabled(level))
      c.get('log')[level](
        {
          method,
          path: withoutKey(c.req.path),
          status: c.res.status,
          milliseconds: Math.round(milliseconds),
        },
        'request',
      )
  }
}
