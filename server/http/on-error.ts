import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type DatabaseFailure, databaseFailure, isUnstorable } from '../database/failures.ts'
import { AppError } from '../errors.ts'
import type { AppContext } from './context.ts'

const unavailableMessages: Record<DatabaseFailure, string> = {
  busy: 'The service is unavailable. Please try again.',
  down: 'The service is unavailable. Please try again.',
  full: 'The server has no room left to store this. Please try again later.',
}

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
  if (isUnstorable(error))
    return c.json({ success: false, message: 'A text contains a character that cannot be stored' }, 400)
  const failure = databaseFailure(error)
  if (failure) {
    c.get('log').error({ err: error }, 'a dependency is down')
    const message = unavailableMessages[failure]
    return c.json({ success: false, message, requestId }, 503, { 'Retry-After': '5' })
  }
  c.get('log').error({ err: error }, 'request failed')
  return c.json({ success: false, message: 'An unexpected error occurred', requestId }, 500)
}

function messageOf({ status, message }: HTTPException): string {
  if (status === 400) return 'The body is not valid JSON'
  return message || 'The request is not valid'
}
