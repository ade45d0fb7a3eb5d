import { ApiError } from '#web/api/api-error.ts'

/** Why a change failed, in words for whoever made it; nothing where that is not known. */
export function reasonOf(error: unknown): string | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'body-too-large') return 'This text is too long to be saved. Please shorten it.'
  return error instanceof Error && error.message ? error.message : undefined
}
