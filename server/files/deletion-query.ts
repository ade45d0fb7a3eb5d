import { z } from 'zod'
import { queryFlag } from '#contract/fields.ts'
import { invalidInput } from '../http/router.ts'

export const deletionQuery = z.object({
  unfinished: queryFlag(
    'unfinished',
    'With `true`, only what has come of an upload that is not complete is deleted: a stored file stays, since another upload of the same content may have been answered with it.',
  ),
})

/** Whether only an upload is to be deleted, and no file. @throws AppError 400 where that is not understood */
export function sparesFiles(query: Record<string, string>): boolean {
  const read = deletionQuery.safeParse(query)
  if (!read.success) throw invalidInput(read.error)
  return read.data.unfinished ?? false
}
