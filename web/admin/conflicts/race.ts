import { designMessages } from '#contract/messages.ts'
import { ApiError } from '#web/api/api-error.ts'

const told = designMessages.changed.replace('This design', '')

/** True where a save was refused because the document was changed meanwhile. Other conflicts have words of their own. */
export function isRace(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409 && error.message.endsWith(told)
}
