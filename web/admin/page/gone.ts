import { ApiError } from '#web/api/api-error.ts'

/** What was to be changed is not there any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
