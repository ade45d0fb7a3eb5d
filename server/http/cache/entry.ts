import { hash } from 'node:crypto'
import type { Counted } from '../../metrics/requests.ts'
import type { Encoding } from './encoding.ts'

/** Tells whether what was stored still holds: as long as `current()` says what it said before it was made. */
export interface Validity {
  current(): string
}

/** By address, the tag that an answer of the API is known by: another answer has another. */
export type Tags = ReadonlyMap<string, string>

/** How often an entry was given whose best compression has begun, or came with it. */
export const wellCompressed = Number.POSITIVE_INFINITY

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
  /** The tags of what it was made of, where that is all. */
  madeOf: Tags | undefined
  /** As what those are counted who are given it. */
  counted: Counted
  /** How often it was given, as far as anybody counts. */
  given: number
  /** When it was made, by `performance.now()`. */
  madeAt: number
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
  madeOf?: Tags | undefined
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
  const { key, validity, version, madeOf, counted } = known
  return {
    key,
    validity,
    version,
    status: response.status,
    headers,
    etag,
    isCompressible,
    copies,
    madeOf,
    counted,
    given: copies.br ? wellCompressed : 0,
    madeAt: performance.now(),
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

/** Whether two responses are the same to the byte. */
export function isSame(one: CacheEntry, other: CacheEntry): boolean {
  if (one.status !== other.status || one.etag !== other.etag || one.headers.length !== other.headers.length)
    return false
  const isHeader = ([name, value]: [string, string], at: number) =>
    other.headers[at]?.[0] === name && other.headers[at][1] === value
  return one.headers.every(isHeader) && Buffer.compare(one.copies.identity, other.copies.identity) === 0
}

/** Bytes that a tag takes beside its texts. */
const bytesOfTag = 64

/** The bytes that an entry takes in memory, those of its key, its heads and its compressed copies among them. */
export function bytesOf({ key, headers, heads, texts, copies, madeOf }: CacheEntry): number {
  let characters = key.length
  for (const [path, tag] of madeOf ?? []) characters += path.length + tag.length + bytesOfTag
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
