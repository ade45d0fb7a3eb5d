import { data, isRouteErrorResponse } from 'react-router'
import { ApiError } from './api/api-error.ts'

/**
 * What a server loader throws in the API error's place: its status (503 for any 5xx and for no answer at all) and its
 * message, which is all that may reach a visitor.
 */
export function routeFailure(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const status = error.status >= 400 && error.status < 500 ? error.status : 503
  return data({ message: error.message }, { status })
}

/** The message of anything that a loader threw, on either side. */
export function failureMessage(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.data?.message || `HTTP error! status: ${error.status}`
  if (error instanceof ApiError) return error.message
  return 'An unexpected error occurred'
}

/** Whether something did not arrive, rather than that the server refused it. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 0 : !isRouteErrorResponse(error)
}
