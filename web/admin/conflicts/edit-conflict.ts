import { designMessages } from '#contract/messages.ts'
import { ApiError } from '#web/api/api-error.ts'

const ending = designMessages.changed.replace('This design', '')

/** True where a save was refused because the document has changed meanwhile; other 409s have other messages. */
export function isEditConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409 && error.message.endsWith(ending)
}
