import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '../errors.ts'
import type { AppContext } from './context.ts'

/** The one place where a failure becomes an answer. What is unexpected is logged, and never shown. */
export function onError(error: Error, c: Context<AppContext>): Response {
  if (error instanceof AppError) {
    const { status, message, fields, headers } = error
    const requestId = status >= 500 ? c.get('requestId') : undefined
    if (requestId) c.get('log').error({ err: error }, 'a dependency is down')
    return c.json(
      { success: false, message, ...(fields && { errors: fields }), ...(requestId && { requestId }) },
      status as ContentfulStatusCode,
      headers,
    )
  }
  if (error instanceof HTTPException && error.status < 500)
    return c.json({ success: false, message: messageOf(error) }, error.status)
  const requestId = c.get('requestId')
  const unavailable = isDependencyDown(error)
    ? 'The service is unavailable. Please try again.'
    : isDiskFull(error) && 'The server has no room left to store this. Please try again later.'
  if (unavailable) {
    c.get('log').error({ err: error }, 'a dependency is down')
    return c.json({ success: false, message: unavailable, requestId }, 503, { 'Retry-After': '5' })
  }
  c.get('log').error({ err: error }, 'request failed')
  return c.json({ success: false, message: 'An unexpected error occurred', requestId }, 500)
}

function messageOf({ status, message }: HTTPException): string {
  if (status === 400) return 'The body is not valid JSON'
  return message || 'The request is not valid'
}

const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P03',
])

function isDependencyDown(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    connectionFailures.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  )
}

const noRoom = new Set(['ENOSPC', 'EDQUOT', '53100'])
const sqliteFull = 13

function isDiskFull(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return noRoom.has(code) || ('errcode' in error && error.errcode === sqliteFull)
}
