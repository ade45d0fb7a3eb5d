import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Encoding } from './encoding.ts'
import type { CacheEntry } from './entry.ts'

/** Milliseconds that an idle connection is left open, longer than proxies do. */
export const keepAliveTimeout = 65_000

const connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n`

/** The head of a stored response as it goes over a socket: all but the date and the request's id. */
export function headOf(entry: CacheEntry, as: Encoding | 'unchanged'): string {
  const { heads } = entry
  heads[as] ??= written(entry, as)
  return heads[as]
}

function written({ status, headers, etag, copies }: CacheEntry, as: Encoding | 'unchanged'): string {
  const code = as === 'unchanged' ? 304 : status
  let head = `HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\n`
  for (const [name, value] of headers) head += `${name}: ${value}\r\n`
  head += `etag: ${etag}\r\n`
  if (as !== 'unchanged') {
    if (as !== 'identity') head += `content-encoding: ${as}\r\n`
    head += `content-length: ${(copies[as] ?? copies.identity).length}\r\n`
  }
  return head + connection
}

/** Together with its head a body of up to so many bytes goes over a socket in one piece. */
const mostInOnePiece = 14 * 1024

/** A body as it is written quickest: a small one as a text of a character a byte, which goes with its head at once. */
export function bodyOf({ copies, texts }: CacheEntry, as: Encoding): Uint8Array | string {
  const copy = copies[as] ?? copies.identity
  if (copy.length > mostInOnePiece) return copy
  texts[as] ??= Buffer.from(copy.buffer, copy.byteOffset, copy.length).toString('latin1')
  return texts[as]
}

/** The head as one caller is sent it. */
export function wholeHead(head: string, requestId: string): string {
  return `${head}Date: ${dateNow()}\r\nx-request-id: ${requestId}\r\n\r\n`
}

/** What Node itself has between `writeHead` and the socket. */
interface WithHead {
  _header: string | null
}

/**
 * Sends a response whose head is written already. `writeHead` would check and join its fifteen headers anew for each
 * caller, which takes longer than everything else that is done for a stored response.
 */
export function sendWhole(
  outgoing: ServerResponse,
  head: string,
  body: Uint8Array | string | undefined,
): void {
  const response = outgoing as unknown as WithHead
  response._header = head
  if (typeof body === 'string') outgoing.end(body, 'latin1')
  else outgoing.end(body)
}

let second = 0
let date = ''

function dateNow(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date(now * 1000).toUTCString()
  }
  return date
}
