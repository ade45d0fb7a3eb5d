import type { MediaType } from '#contract/file.ts'
import type { Db } from '../database/schema.ts'
import { invalid } from '../errors.ts'

export function mediaTypeOf(type: string): MediaType {
  return type.startsWith('video/') ? 'video' : 'image'
}

/**
 * Checks what one form alone accepts of a stored file. A file that is not there is left to the attachment itself.
 * @param accepted.most bytes
 * @throws AppError 400 with `wrongType` or `tooLarge`
 */
export async function requireKind(
  db: Db,
  fileId: string,
  accepted: {
    field: string
    types: (type: string) => boolean
    wrongType: string
    most?: number
    tooLarge?: string
  },
): Promise<void> {
  const file = await db
    .selectFrom('file')
    .select(['type', 'size'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (!file) return
  const { field, wrongType, most = Number.POSITIVE_INFINITY, tooLarge = wrongType } = accepted
  if (!accepted.types(file.type)) throw invalid(field, wrongType, 'file-not-accepted')
  if (file.size > most) throw invalid(field, tooLarge, 'file-not-accepted')
}
