import type { FileType } from '#contract/file.ts'
import { fileMessages } from '#contract/messages.ts'
import { AppError } from '../../errors.ts'
import { isWholeVideo } from './boxes.ts'
import { hasAllFrames } from './frames.ts'
import { openPicture } from './open-picture.ts'
import { isVideo } from './sniff.ts'

/** What a document knows of a file before it is shown. */
export interface Description {
  width: number | null
  height: number | null
  placeholder: string | null
}

const placeholderWidth = 16

/**
 * Reads a file from beginning to end and says what it shows: its upright size, and a tiny blurred preview.
 * @throws AppError 400 where it cannot be decoded
 */
export async function describeFile(path: string, type: FileType): Promise<Description> {
  const description = await tryToRead(path, type).catch(() => undefined)
  if (!description) throw new AppError(400, fileMessages.unreadable)
  return description
}

async function tryToRead(path: string, type: FileType): Promise<Description | undefined> {
  if (isVideo(type))
    return (await isWholeVideo(path)) ? { width: null, height: null, placeholder: null } : undefined
  if ((type === 'image/gif' || type === 'image/webp') && !(await hasAllFrames(path, type))) return undefined
  const picture = await openPicture(path, type)
  const { autoOrient } = await picture.metadata()
  return { width: autoOrient.width, height: autoOrient.height, placeholder: await placeholderOf(picture) }
}

async function placeholderOf(picture: Awaited<ReturnType<typeof openPicture>>): Promise<string> {
  const tiny = await picture
    .resize({ width: placeholderWidth, height: placeholderWidth, fit: 'inside' })
    .blur(0.6)
    .webp({ quality: 30, alphaQuality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
