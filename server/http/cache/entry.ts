import { hash } from 'node:crypto'
import type { Counted } from '../../metrics/requests.ts'
import type { Encoding } from './encoding.ts'

/** Tells whether what was stored still holds: as long as `current()` says what it said before it was made. */
export interface Validity {
  current(): string
}

/** A response that every guest is given alike, and its compressed copies as they come to be asked for. */
export interface CacheEntry {
  key: string
  validity: Validity
  /** What `validity` said before it was made. */
  version: string
  status: number
  /** All that every caller is sent alike. */
  headers: [name: string, value: string][]
  etag: string
  isCompressible: boolean
  copies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> }
  /** As what those are counted who are given it. */
  counted: Counted
  /** How often it was given, as far as anybody counts. */
  given: number
  /** The head of the response as it goes over a socket, but for what is each caller's own. */
  heads: Partial<Record<Encoding | 'unchanged', string>>
  /** Small copies as texts of a character a byte. */
  texts: Partial<Record<Encoding, string>>
}

/** Bytes that one entry takes beside its texts and bodies: its objects, and what the cache knows of it. */
const bytesBeside = 2048
const bytesPerCharacter = 2
const ownHeaders = new Set(['content-length', 'content-encoding', 'etag', 'x-request-id'])
const text = /^(application\/(json|xml|javascript|manifest\+json)|text\/|image\/svg\+xml)/

interface Known {
  key: string
  validity: Validity
  version: string
  /** The body, where it need not be read from the response; compressed copies of it that are there already. */
  copies?: CacheEntry['copies'] | undefined
  counted: Counted
}

/** Reads a response to its end. */
export async function entryOf(response: Response, known: Known): Promise<CacheEntry> {
  const copies = known.copies ?? { identity: new Uint8Array(await response.arrayBuffer()) }
  const headers = [...response.headers].filter(([name]) => !ownHeaders.has(name))
  const given = response.headers
  const isCompressible = text.test(given.get('content-type') ?? '')
  if (isCompressible && !/accept-encoding/i.test(given.get('vary') ?? ''))
    set(headers, 'vary', 'Accept-Encoding')
  if (!given.has('cache-control')) headers.push(['cache-control', 'no-cache'])
  const etag = given.get('etag') ?? `W/"${hash('sha256', copies.identity, 'base64url').slice(0, 22)}"`
  const { key, validity, version, counted } = known
  return {
    key,
    validity,
    version,
    status: response.status,
    headers,
    etag,
    isCompressible,
    copies,
    counted,
    given: copies.br ? Number.POSITIVE_INFINITY : 0,
    heads: {},
    texts: {},
  }
}

function set(headers: [string, string][], name: string, value: string) {
  const found = headers.find(([other]) => other === name)
  if (found) found[1] = value
  else headers.push([name, value])
}

export function isCurrent({ validity, version }: CacheEntry): boolean {
  return validity.current() === version
}

/** The bytes that an entry takes in memory, those of its key, its heads and its compressed copies among them. */
export function bytesOf({ key, headers, heads, texts, copies }: CacheEntry): number {
  let characters = key.length
  for (const [name, value] of headers) characters += name.length + value.length
  for (const head of Object.values(heads)) characters += head.length
  let bytes = bytesBeside + characters * bytesPerCharacter
  for (const body of Object.values(copies)) bytes += body.length
  for (const body of Object.values(texts)) bytes += body.length
  return bytes
}

/** Whether a caller's `If-None-Match` names it. */
export function isKnownTo(ifNoneMatch: string | undefined, { status, etag }: CacheEntry): boolean {
  if (ifNoneMatch === undefined || status !== 200) return false
  if (ifNoneMatch === etag) return true
  const bare = withoutWeakness(etag)
  return ifNoneMatch
    .split(',')
    .map((given) => given.trim())
    .some((given) => given === '*' || withoutWeakness(given) === bare)
}

function withoutWeakness(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}
