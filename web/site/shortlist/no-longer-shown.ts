import { ApiError } from '#web/api/api-error.ts'

/** Whether a call was refused because it names a design that visitors do not see any more. */
export function isNoLongerShown(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unknown-reference'
}
