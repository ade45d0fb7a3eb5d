import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { AppError } from '../errors.ts'
import { namesTag } from '../http/names-tag.ts'
import type { ByteRange } from './stores/store.ts'

/** Bytes, and how they are read from where they lie. */
export interface Located {
  type: string
  size: number
  open(range?: ByteRange): Promise<Readable>
}

/** Bytes that never change, as a response shows them. */
export interface Content {
  /** Differs wherever the bytes differ. */
  tag: string
  disposition?: string
  /** Where they are; asked only if the caller does not have them yet. */
  locate(): Promise<Located>
}

const forAYear = 'public, max-age=31536000, immutable'
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Answers with `content`, all of it or the range that is asked for; nothing where the caller's copy is good. */
export async function serve(c: Context, content: Content): Promise<Response> {
  const tag = `"${content.tag}"`
  const headers = new Headers({
    ETag: tag,
    'Cache-Control': forAYear,
    'Content-Security-Policy': sandbox,
    'X-Content-Type-Options': 'nosniff',
  })
  if (namesTag(c.req.header('if-none-match'), tag)) return c.newResponse(null, { status: 304, headers })
  const located = await content.locate()
  const { type, size } = located
  const range = mayBePart(c, tag) ? readRange(c.req.header('range'), size) : undefined
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(end - start + 1))
  headers.set('Accept-Ranges', 'bytes')
  if (content.disposition) headers.set('Content-Disposition', content.disposition)
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`)
  const body = c.req.method === 'HEAD' ? null : (Readable.toWeb(await located.open(range)) as ReadableStream)
  return c.newResponse(body, { status: range ? 206 : 200, headers })
}

/** Ranges are for GET alone (RFC 9110, 14.2), and for the version that the caller names. */
function mayBePart(c: Context, tag: string): boolean {
  const ifRange = c.req.header('if-range')
  return c.req.method === 'GET' && (ifRange === undefined || ifRange === tag)
}

/**
 * The one range that a request asks for; undefined where it asks for all, for several, or not in bytes.
 * @throws AppError 416 where nothing lies in it
 */
function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const found = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '')
  const [from, to] = [found?.[1] ?? '', found?.[2] ?? '']
  if (from === '' && to === '') return undefined
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size)
    throw new AppError('range-not-satisfiable', 'The range lies outside of the file', {
      headers: { 'Content-Range': `bytes */${size}` },
    })
  return { start, end }
}

/** `Content-Disposition` with a name in any script (RFC 6266), and one in plain letters for old clients. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
