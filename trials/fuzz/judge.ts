import { apiError, storageError } from '#contract/error.ts'
import { type ErrorCode, errorCodes } from '#contract/error-codes.ts'
import type { RawResponse } from '../raw-response.ts'
import type { Came } from '../raw-sender.ts'
import { type ApiDocument, operationOf } from './operations.ts'
import { createShapes } from './shapes.ts'
import type { Written } from './written.ts'

/** Statuses of a request that is refused for how it is written, whatever it asks. */
const ofAnyRequest = [400, 404, 408, 413, 415, 417, 431]
const errorShapes = { api: apiError.strict(), storage: storageError.strict() }

/** Finds what is wrong with a response. @returns a sentence; undefined where nothing is */
export function createJudge(document: ApiDocument) {
  const objection = createShapes(document)

  return function judge(written: Written, came: Came): string | undefined {
    if (came === 'nothing') return 'no response came in time'
    if (came === 'closed') return written.isPlain ? 'the connection was closed without a response' : undefined
    const { status, headers } = came
    if (status >= 500 && !isIntended(written, came))
      return `status ${status}: ${came.body.toString().slice(0, 300)}`
    if (!/^[\w.-]{8,64}$/.test(headers.get('x-request-id') ?? ''))
      return `status ${status} without X-Request-Id`
    if ((status === 429 || status === 503) && !(Number(headers.get('retry-after')) > 0))
      return `status ${status} without Retry-After`
    if (!/^\/(api|v1)(\/|$)/.test(written.pathname)) return pageObjection(came)
    const method = written.isHead ? 'GET' : written.method
    const operation = operationOf(document, method, written.pathname)
    const isListed = operation?.responses[status] !== undefined
    const isRefused = ofAnyRequest.includes(status) && !(operation && written.isPlain)
    if (!isListed && !isRefused)
      return `status ${status} is not documented: ${came.body.toString().slice(0, 200)}`
    if (written.isHead || status === 304) return undefined
    if (status >= 400) return errorObjection(written, came)
    return operation && objection(operation, status, headers.get('content-type') ?? '', came.body)
  }
}

/** Public pages are closed in maintenance mode, which the run switches on and off. */
function isIntended({ pathname }: Written, { status, headers }: RawResponse): boolean {
  return (
    status === 503 &&
    !pathname.startsWith('/api') &&
    headers.get('content-type')?.startsWith('text/html') === true
  )
}

function pageObjection({ status, headers, body }: RawResponse): string | undefined {
  if (status < 500 && status !== 200) return undefined
  const isHtml = headers.get('content-type')?.startsWith('text/html')
  if (!isHtml || body.length === 0 || body.includes('</html>')) return undefined
  return `a page with status ${status} that is not whole`
}

function errorObjection(
  { pathname, isPlain }: Written,
  { status, headers, body }: RawResponse,
): string | undefined {
  if (!headers.get('content-type')?.startsWith('application/json'))
    return `an error as ${headers.get('content-type')}`
  // Of a request that can't be read, nobody knows whether it was a call of the files.
  const either = errorShapes.api.or(errorShapes.storage)
  const shape = !isPlain ? either : /^\/v1(\/|$)/.test(pathname) ? errorShapes.storage : errorShapes.api
  try {
    const error = JSON.parse(body.toString())
    const read = shape.safeParse(error)
    if (!read.success) return `an error of another shape: ${body.toString().slice(0, 300)}`
    const code = (error.code ?? error.type) as ErrorCode
    if (errorCodes[code].status !== status) return `the code ${code} with status ${status}`
    const [first] = Object.values<string>(error.errors ?? {})
    return first !== undefined && first !== error.message
      ? 'errors whose first is not the message'
      : undefined
  } catch {
    return `an error that is no JSON: ${body.toString().slice(0, 100)}`
  }
}
