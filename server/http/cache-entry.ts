import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'

type Encoding = 'br' | 'gzip' | 'identity'

/** A response that every guest is given alike, and its compressed copies as they come to be asked for. */
export interface CacheEntry {
  /** The content version that it belongs to. */
  version: string
  status: number
  headers: [string, string][]
  etag: string
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

const smallestCompressed = 512
/** Bytes that one entry takes beside its texts and bodies: its objects, and what the cache knows of it. */
const bytesBeside = 2048
const bytesPerCharacter = 2
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Reads a response to its end. */
export async function entryOf(response: Response, version: string): Promise<CacheEntry> {
  const body = new Uint8Array(await response.arrayBuffer())
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = [...response.headers].filter(([name]) => name !== 'content-length' && name !== 'etag')
  return { version, status: response.status, headers, etag, bodies: { identity: body } }
}

/** The bytes that an entry takes in memory, those of its key and of its compressed copies among them. */
export function bytesOf({ headers, bodies }: CacheEntry, key: string): number {
  let characters = key.length
  for (const [name, value] of headers) characters += name.length + value.length
  let bytes = bytesBeside + characters * bytesPerCharacter
  for (const body of Object.values(bodies)) bytes += body.length
  return bytes
}

/** Answers a caller: compressed as they ask, and with nothing where they have it already. */
export async function respond(c: Context, entry: CacheEntry): Promise<Response> {
  const headers = new Headers(entry.headers)
  headers.set('ETag', entry.etag)
  headers.set('Vary', 'Accept-Encoding')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (entry.status === 200 && matches(c.req.header('if-none-match'), entry.etag))
    return new Response(null, { status: 304, headers })
  const encoding = chosenEncoding(c.req.header('accept-encoding') ?? '', entry)
  const body = await bodyAs(entry, encoding)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : body, { status: entry.status, headers })
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((entry) => entry.trim() === etag || entry.trim() === '*') ?? false
}

function chosenEncoding(accepted: string, { bodies }: CacheEntry): Encoding {
  if ((bodies.identity?.length ?? 0) < smallestCompressed) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}

async function bodyAs({ bodies }: CacheEntry, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const plain = bodies.identity ?? new Uint8Array()
  const ready = bodies[encoding]
  if (ready) return ready
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  const made = new Uint8Array(await (encoding === 'br' ? brotli(plain, quality) : gzipped(plain)))
  bodies[encoding] = made
  return made
}
