import { METHODS } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Sent } from '../raw-sender.ts'
import type { Known } from './known.ts'
import type { Json } from './operations.ts'
import type { Change, Framing, Step } from './steps.ts'
import { formOf } from './uploads.ts'

/** Who asks, and from where. */
export interface Caller {
  /** The value of `Authorization`. */
  authorization: string | undefined
  address: string
}

/** A request as it goes over the socket. */
export interface Written extends Sent {
  method: string
  /** With its query. */
  target: string
  pathname: string
  /** Whether it is HTTP as everybody writes it, so that what it is answered is documented. */
  isPlain: boolean
}

/** Headers that a server may refuse a request for before it looks at what is asked. */
const decisive =
  /^(host|expect|transfer-encoding|connection|upgrade|x-big|x y|x\0|x-bytes|x-line|te|range|content-range)$/i

/** Fills in what is there, and writes the request. */
export function write(step: Step, known: Known, { authorization, address }: Caller): Written {
  const { operation, method, pick, suffix, rawQuery, framing } = step
  const pathname = pathOf(step, known) + suffix
  const query = [...step.query.map((pair) => pair.map(inAddress).join('=')), rawQuery]
    .filter(Boolean)
    .join('&')
  const filled = (text: string) => fillIn(text, operation.path, known, pick)
  const target = (pathname + (query && `?${query}`)).replaceAll(/%C2%A7(.*?)%C2%A7/g, (whole) =>
    inAddress(filled(decodeURIComponent(whole))),
  )
  const { type, body } = bodyOf(step, filled)
  const encoded = step.contentEncoding === 'gzip-for-real' && body ? gzipSync(body) : body
  const token =
    authorization && operation.path.startsWith('/v1') && pick % 2 ? 'X-Appwrite-JWT' : 'Authorization'
  const headers: [string, string][] = [
    ['Host', '127.0.0.1'],
    ['X-Forwarded-For', address],
    ...(authorization === undefined ? [] : [[token, authorization] as [string, string]]),
    ...(encoded && type ? [['Content-Type', type] as [string, string]] : []),
    ...(step.contentEncoding
      ? [['Content-Encoding', step.contentEncoding.replace('-for-real', '')] as [string, string]]
      : []),
    ...step.headers,
  ]
  const { lines, bytes } = framed(framing, encoded)
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...lines,
  ]
  const isPlain =
    (framing === 'right' || framing === 'chunked') &&
    METHODS.includes(method) &&
    method !== 'CONNECT' &&
    !/[^\x21-\x7e]/.test(target) &&
    !step.headers.some(([name, value]) => decisive.test(name) || /[^\x20-\x7e]/.test(value)) &&
    head.join().length < 14_000
  return {
    ...{ method, target, pathname: target.split(/[?#]/)[0] ?? '', isPlain },
    isHead: method === 'HEAD',
    endsEarly: !isPlain,
    bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]),
  }
}

function pathOf({ operation, pick, named }: Step, known: Known): string {
  const { address, rest } = known.addressOf(operation.path, pick)
  if (named !== undefined && operation.path.includes('{'))
    return operation.path.replace(/\{\w+\}/g, () => inAddress(named))
  return (
    address +
    rest.replace(/\{(\w+)\}/g, (_whole, name) => {
      if (name === 'key') return known.keyOf(pick) || 'f'.repeat(32)
      if (name === 'id') return idOf(known.addressOf('/api/designs/{id}', pick).address) || 'f'.repeat(24)
      return ['architecture', 'design', 'villa', 'ARC-1001', 'f'.repeat(24)][pick % 5] ?? ''
    })
  )
}

function bodyOf(
  { body, contentType }: Step,
  filled: (text: string) => string,
): { type: string; body?: Buffer } {
  if (body.kind === 'none') return { type: '' }
  if (body.kind === 'bytes') return { type: contentType, body: Buffer.from(body.bytes) }
  if (body.kind === 'upload') return formOf(body.upload)
  const value = changed(structuredClone(body.value), body.changes)
  const text = filled(JSON.stringify(value) ?? '').replace(/"§raw:([^§]*)§"/g, '$1')
  return { type: contentType, body: Buffer.from(text) }
}

/** What stands for something that is there becomes its id. */
export function fillIn(text: string, path: string, known: Known, pick: number): string {
  let turn = pick
  return text
    .replaceAll('"§id:/api/categories/{id}§"', () => JSON.stringify(known.placeOf(pick).category))
    .replaceAll('§subcategory§', () => JSON.stringify(known.placeOf(pick).subcategory).slice(1, -1))
    .replaceAll('§link§', () => known.linkOf(pick))
    .replace(/§id:([^§]*)§/g, (_whole, template) =>
      idOf(
        known.addressOf(template === 'sibling' ? path.replace(/\/[\w-]+$/, '/{id}') : template, turn++)
          .address,
      ),
    )
}

function idOf(address: string): string {
  return address.split('/').at(-1) ?? ''
}

/** Percent-encoded where that can be done: a lone surrogate is written as the bytes that a careless program makes of it. */
function inAddress(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    return '%ED%A0%80'
  }
}

/** Puts other values in places of a body. */
function changed(body: Json, changes: Change[]): Json {
  for (const change of changes) {
    const places = placesIn(body)
    const place = places[change.at % Math.max(1, places.length)]
    if (!place) return 'value' in change ? change.value : body
    const [holder, key] = place
    if ('value' in change)
      Object.defineProperty(holder, key, {
        value: change.value,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    else if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  }
  return body
}

function placesIn(value: Json): [holder: Json, key: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((key) => [[value, key] as [Json, string], ...placesIn(value[key])])
}

/** How the body's length is said. */
function framed(framing: Framing, body: Buffer | undefined): { lines: string[]; bytes: Buffer } {
  if (!body) return { lines: [], bytes: Buffer.alloc(0) }
  const { length } = body
  const half = Math.floor(length / 2)
  const chunks = [body.subarray(0, half), body.subarray(half)].filter((chunk) => chunk.length > 0)
  const chunked = Buffer.concat([
    ...chunks.flatMap((chunk) => [
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('0\r\n\r\n'),
  ])
  const said = (...lengths: (number | string)[]) => lengths.map((each) => `Content-Length: ${each}`)
  if (framing === 'chunked') return { lines: ['Transfer-Encoding: chunked'], bytes: chunked }
  if (framing === 'both') return { lines: ['Transfer-Encoding: chunked', ...said(length)], bytes: chunked }
  if (framing === 'too-short') return { lines: said(half), bytes: body }
  if (framing === 'too-long') return { lines: said(length + 10), bytes: body }
  if (framing === 'negative') return { lines: said(-1), bytes: body }
  if (framing === 'two-lengths') return { lines: said(length, half), bytes: body }
  return { lines: said(length), bytes: body }
}

/** A request as everybody writes it. */
export function writePlain(
  method: string,
  target: string,
  body: Json,
  { authorization, address }: Caller,
): Written {
  const text = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    `X-Forwarded-For: ${address}`,
    ...(authorization ? [`Authorization: ${authorization}`] : []),
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ]
  return {
    ...{ method, target, pathname: target.split('?')[0] ?? '', isPlain: true },
    bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`),
  }
}
