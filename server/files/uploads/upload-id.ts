import { invalid } from '../../errors.ts'
import { newId } from '../../ids.ts'

/** What a client sends in place of an id that it leaves to the server. */
export const anyId = 'unique()'

/** Appwrite's rule for ids that a client chooses. None begins with a dot, or contains a slash. */
export function isUploadId(value: string): boolean {
  return /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/.test(value)
}

/**
 * The id that an upload asks for.
 * @throws AppError 400 where `given` is neither `unique()` nor an id
 */
export function readUploadId(given: string): string {
  if (given === anyId) return newId()
  if (!isUploadId(given))
    throw invalid(
      'fileId',
      'fileId must be unique() or 1 to 36 of a-z, A-Z, 0-9, dot, dash and underscore, beginning with a letter or digit',
    )
  return given
}
