import { STATUS_CODES } from 'node:http'
import type { Logger } from 'pino'
import { requestIdOf } from './request-log.ts'

/** What can be told of a request that never reaches the application. */
interface Refused {
  method?: string | undefined
  path?: string | undefined
  requestId?: string | undefined
}

/** An answer to a request that is refused before the application sees it, in the shape of every other error. */
export interface Refusal {
  status: number
  headers: Record<string, string>
  text: string
}

/** Refuses and logs a request as every other is logged; the caller sends what it answers. */
export function refusalOf(log: Logger, status: number, message: string, request: Refused = {}): Refusal {
  const { method, path } = request
  const requestId = requestIdOf(request.requestId)
  log.info({ requestId, method, path, status, reason: message }, 'request')
  const text = JSON.stringify({ success: false, message })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  }
  return { status, headers, text }
}

/** As it goes over a socket whose request could not be read. */
export function asBytes({ status, headers, text }: Refusal): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`
}

const unreadable: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
}

/** Why Node could not read a request. */
export function whyUnreadable(error: NodeJS.ErrnoException): [status: number, message: string] {
  return unreadable[error.code ?? ''] ?? [400, 'The request is not valid']
}
