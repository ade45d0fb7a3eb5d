import type { MediaType } from '#contract/file.ts'
import { fileMessages } from '#contract/messages.ts'
import type { Db } from '../database/schema.ts'
import { invalid } from '../errors.ts'

export function mediaTypeOf(type: string): MediaType {
  return type.startsWith('video/') ? 'video' : 'image'
}

export function isPicture(type: string): boolean {
  return mediaTypeOf(type) === 'image'
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

/**
 * Checks that stored files are pictures, where a film would leave an empty frame. Files that are not there are left to the
 * attachments themselves.
 * @throws AppError 400 with `wrongType` where one of them is none
 */
export async function requirePictures(
  db: Db,
  fileIds: string[],
  field: string,
  wrongType: string = fileMessages.notImage,
): Promise<void> {
  if (fileIds.length === 0) return
  const files = await db.selectFrom('file').select('type').where('id', 'in', fileIds).execute()
  if (!files.every(({ type }) => isPicture(type))) throw invalid(field, wrongType, 'file-not-accepted')
}
