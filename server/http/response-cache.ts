import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { ContentVersion } from './content-version.ts'
import { isKnown } from './known.ts'

type Encoding = 'br' | 'gzip' | 'identity'

interface Kept {
  version: string
  status: number
  headers: [string, string][]
  etag: string
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
  size: number
}

const mostBytes = 64 * 1024 * 1024
const smallestCompressed = 512
const keptStatuses = new Set([200, 301, 302, 404])
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Keeps what every visitor is answered alike, serialised and compressed, until the content version moves. An answer
 * that says `no-store`, and anything asked with a token or a cookie of its own, is never kept.
 * @param isCacheable tells from a path whether its answers are the same for everyone
 */
export function responseCache(
  version: ContentVersion,
  isCacheable: (path: string) => boolean,
): MiddlewareHandler {
  const kept = new Map<string, Kept>()
  // What is being made already is waited for: after a write, a hundred visitors cost one rendering.
  const underWay = new Map<string, Promise<Kept | undefined>>()
  let bytes = 0

  function keep(key: string, answer: Kept) {
    forget(key)
    kept.set(key, answer)
    bytes += answer.size
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
  }

  function forget(key: string) {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (!isRead || !isCacheable(c.req.path) || isKnown(c.req)) return next()
    const current = version.current()
    const key = cacheKey(c)
    const known = kept.get(key)
    if (known?.version === current) {
      c.res = await respond(c, known)
      return
    }
    const begun = underWay.get(`${current} ${key}`)
    const answer = begun && (await begun)
    if (answer) {
      c.res = await respond(c, answer)
      return
    }
    const making = make(c, next, key, current)
    if (c.req.method === 'GET') underWay.set(`${current} ${key}`, making)
    try {
      const made = await making
      if (!made) return
      c.res = undefined
      c.res = await respond(c, made)
    } finally {
      underWay.delete(`${current} ${key}`)
    }
  }

  /** Makes an answer and keeps it; undefined where it is this one visitor's alone. */
  async function make(c: Context, next: Next, key: string, current: string): Promise<Kept | undefined> {
    await next()
    if (c.req.method !== 'GET' || !isKeepable(c.res)) return undefined
    const answer = await toKept(c.res, current)
    keep(key, answer)
    return answer
  }
}

function cacheKey(c: Context): string {
  const { pathname, search, origin } = new URL(c.req.url)
  return `${origin}${pathname}${search}`
}

function isKeepable(response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  const isText = /^(application\/(json|xml)|text\/)/.test(type) || response.status === 301
  return keptStatuses.has(response.status) && isText && response.headers.get('cache-control') !== 'no-store'
}

async function toKept(response: Response, version: string): Promise<Kept> {
  const body = new Uint8Array(await response.arrayBuffer())
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = [...response.headers].filter(([name]) => name !== 'content-length' && name !== 'etag')
  // Compressed copies come later and are at most as large as the body again.
  return {
    version,
    status: response.status,
    headers,
    etag,
    bodies: { identity: body },
    size: body.length * 2 + 1024,
  }
}

async function respond(c: Context, kept: Kept): Promise<Response> {
  const headers = new Headers(kept.headers)
  headers.set('ETag', kept.etag)
  headers.set('Vary', 'Accept-Encoding')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (kept.status === 200 && matches(c.req.header('if-none-match'), kept.etag))
    return new Response(null, { status: 304, headers })
  const encoding = chosenEncoding(c.req.header('accept-encoding') ?? '', kept)
  const body = await bodyAs(kept, encoding)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : body, { status: kept.status, headers })
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((entry) => entry.trim() === etag || entry.trim() === '*') ?? false
}

function chosenEncoding(accepted: string, { bodies }: Kept): Encoding {
  if ((bodies.identity?.length ?? 0) < smallestCompressed) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}

async function bodyAs({ bodies }: Kept, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const plain = bodies.identity ?? new Uint8Array()
  const ready = bodies[encoding]
  if (ready) return ready
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const made = new Uint8Array(await (encoding === 'br' ? brotli(plain, quality) : gzipped(plain)))
  bodies[encoding] = made
  return made
}
