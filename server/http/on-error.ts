import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errorCodes } from '#contract/error-codes.ts'
import { type DatabaseFailure, databaseFailure, isUnstorable } from '../database/failures.ts'
import { movedMessage } from '../database/moved.ts'
import { AppError, unavailable } from '../errors.ts'
import type { AppContext } from './context.ts'
import { errorBody } from './error-response.ts'

const tryAgain = 'The service is unavailable. Please try again.'

/** The one place where a failure becomes a response. What is unexpected is logged, and never shown. */
export function onError(error: Error, c: Context<AppContext>): Response {
  const expected = expectedOf(error, c)
  const { code, status, message, fields, needs, headers } = expected ?? unexpected
  const requestId = status >= 500 ? c.get('requestId') : undefined
  if (requestId) c.get('log').error({ err: error }, expected ? 'a dependency is down' : 'request failed')
  const body = errorBody(c.req.path, { code, message, fields, needs, requestId })
  return c.json(body, status as ContentfulStatusCode, headers)
}

const unexpected = new AppError('internal-error', 'An unexpected error occurred')

/** Whether its sender left before the request was whole. The socket then fails as a dependency's does that is down. */
function isBrokenOff(c: Context<AppContext>): boolean {
  const incoming = c.env?.incoming as IncomingMessage | undefined
  return incoming?.readableAborted === true && !incoming.complete
}

/** What a failure means to the caller; undefined where nobody foresaw it. */
function expectedOf(error: Error, c: Context<AppContext>): AppError | undefined {
  if (error instanceof AppError) return error
  if (isBrokenOff(c)) return new AppError('request-incomplete', 'The request broke off')
  if (error instanceof HTTPException && error.status < 500) return c.get('bodyRefusal') ?? unreadable(error)
  if (isUnstorable(error))
    return new AppError('invalid-input', 'A text contains a character that cannot be stored')
  const failure = databaseFailure(error)
  return failure && unavailableFor[failure](error)
}

const unavailableFor: Record<DatabaseFailure, (cause: Error) => AppError> = {
  busy: (cause) => unavailable(tryAgain, cause),
  down: (cause) => unavailable(tryAgain, cause),
  full: (cause) =>
    unavailable('The server has no room left to store this. Please try again later.', cause, 'storage-full'),
  moved: (cause) => unavailable(`${movedMessage}. Please try again in a minute.`, cause),
}

/** The framework throws for a body that it does not read. */
function unreadable({ status }: HTTPException): AppError {
  if (status === errorCodes['unsupported-media-type'].status)
    return new AppError('unsupported-media-type', 'The body must be application/json')
  return new AppError('invalid-json', 'The body is not valid JSON')
}
