import type { Context } from 'hono'
import { encodingNow, encodingsFor } from './encoding.ts'
import { type CacheEntry, isKnownTo } from './entry.ts'

/** Answers a caller: compressed as they ask, and with nothing where they have it already. */
export async function respond(c: Context, entry: CacheEntry): Promise<Response> {
  const headers = new Headers(entry.headers)
  headers.set('ETag', entry.etag)
  if (isKnownTo(c.req.header('if-none-match'), entry)) return new Response(null, { status: 304, headers })
  const encoding = await encodingNow(entry, encodingsFor(c.req.header('accept-encoding'), entry))
  const body = entry.copies[encoding] ?? entry.copies.identity
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : body, { status: entry.status, headers })
}
