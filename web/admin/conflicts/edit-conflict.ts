import { ApiError } from '#web/api/api-error.ts'

/** True where a save was refused because the document has changed meanwhile. */
export function isEditConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'changed-meanwhile'
}
