import { STATUS_CODES } from 'node:http'
import type { Logger } from 'pino'
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts'
import { errorBody } from './error-response.ts'
import { requestIdOf, withoutKey } from './request-log.ts'

/** What is known of a request that never reaches the application. */
interface Refused {
  method?: string | undefined
  path?: string | undefined
  requestId?: string | undefined
}

/** The response to a request that is refused before the application sees it, in the shape of every other error. */
export interface Refusal {
  status: number
  headers: Record<string, string>
  text: string
}

/** Why a request is refused: a code, and a message. */
export type Reason = [code: ErrorCode, message: string]

/** Refuses and logs a request as every other is logged; the caller sends the refusal. */
export function refusalOf(log: Logger, [code, message]: Reason, request: Refused = {}): Refusal {
  const { method } = request
  const path = request.path === undefined ? undefined : withoutKey(request.path)
  const { status } = errorCodes[code]
  const requestId = requestIdOf(request.requestId)
  log.info({ requestId, method, path, status, reason: message }, 'request')
  const text = JSON.stringify(
    errorBody(request.path ?? '', { code, message, ...(status >= 500 && { requestId }) }),
  )
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

const unreadable: Record<string, Reason> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['body-too-large', 'The body is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request-incomplete', 'The request took too long'],
}

/** Why Node could not read a request. */
export function whyUnreadable(error: Pick<NodeJS.ErrnoException, 'code'>): Reason {
  return unreadable[error.code ?? ''] ?? ['invalid-request', 'The request is not valid']
}
