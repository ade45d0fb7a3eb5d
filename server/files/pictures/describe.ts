import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { FileType } from '#contract/file.ts'
import { fileMessages } from '#contract/messages.ts'
import { AppError } from '../../errors.ts'
import { isWholePicture, isWholeVideo } from './boxes.ts'
import { dominantColors } from './colors.ts'
import { drawVector } from './draw-vector.ts'
import { endOf } from './ends.ts'
import { belongsToPicture } from './foreign.ts'
import { likenessOf } from './likeness.ts'
import { bytesOf, measure, openFrames, openPicture, pixelsOf, withinMemory } from './open-picture.ts'
import { isVideo } from './sniff.ts'

/** What a document knows of a file before it is shown. */
export interface Description {
  width: number | null
  height: number | null
  placeholder: string | null
  /** A list of `PictureColor` as JSON; null where nobody has looked yet. */
  colors: string | null
  isAnimated: number
  /** What it has in common with its copies; '' of what has none, null where nobody has looked yet. */
  likeness: string | null
}

const ofVideo: Description = {
  ...{ width: null, height: null, placeholder: null },
  ...{ colors: '[]', isAnimated: 0, likeness: '' },
}
const placeholderWidth = 16
const sampleWidth = 64

/**
 * Reads a file from beginning to end and says what it shows: its upright size, a tiny blurred preview, its colours.
 * @throws AppError 400 where it cannot be decoded, ends too early, or goes on as something else
 */
export async function describeFile(path: string, type: FileType): Promise<Description> {
  try {
    if (await isWhole(path, type)) return isVideo(type) ? ofVideo : await describePicture(path, type)
  } catch (error) {
    if (error instanceof AppError) throw error
    if (isTooLarge(error)) throw new AppError('file-not-accepted', fileMessages.tooManyPixels)
  }
  throw new AppError('file-damaged', fileMessages.unreadable)
}

async function isWhole(path: string, type: FileType): Promise<boolean> {
  if (isVideo(type)) return isWholeVideo(path)
  if (type === 'image/svg+xml') return true
  if (type === 'image/avif' || type === 'image/heic') return isWholePicture(path)
  const bytes = await readFile(path)
  const end = endOf(bytes, type)
  if (end === undefined) return false
  if (await belongsToPicture(bytes.subarray(end), type)) return true
  throw new AppError('file-not-accepted', fileMessages.unknownType)
}

/**
 * What a picture shows, without asking whether it is whole.
 * @param signal ends what can be ended
 */
export async function describePicture(
  source: string | Buffer,
  type: string,
  signal?: AbortSignal,
): Promise<Description> {
  if (type === 'image/svg+xml') return describeVector(source, signal)
  const { frames, pixels } = await measure(source, type)
  return withinMemory({ type, pixels, signal }, async () => {
    const isAnimated = frames > 1
    const picture = isAnimated ? openFrames(source) : await openPicture(source, type, { signal })
    const { autoOrient, width, pageHeight } = await picture.metadata()
    const size = isAnimated && pageHeight ? { width, height: pageHeight } : autoOrient
    return describePixels(picture, size, isAnimated)
  })
}

/** What is described here can be drawn: it has been, in the widest of its renditions. */
async function describeVector(
  source: string | Buffer,
  signal: AbortSignal | undefined,
): Promise<Description> {
  const drawn = await drawVector(await bytesOf(source), { signal })
  return describePixels(pixelsOf(drawn), drawn.own, false)
}

async function describePixels(
  picture: Sharp,
  { width, height: ownHeight }: { width: number; height: number },
  isAnimated: boolean,
): Promise<Description> {
  const { data, info } = await picture
    .resize({ width: sampleWidth, height: sampleWidth, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const height = isAnimated && info.pageHeight ? info.pageHeight : info.height
  const pixels = data.subarray(0, info.width * height * 4)
  return {
    ...{ width, height: ownHeight },
    placeholder: await placeholderOf(pixels, { width: info.width, height }),
    likeness: await likenessOf(pixels, { width: info.width, height }),
    colors: JSON.stringify(dominantColors(pixels)),
    isAnimated: isAnimated ? 1 : 0,
  }
}

async function placeholderOf(pixels: Buffer, size: { width: number; height: number }): Promise<string> {
  const tiny = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .resize({ width: placeholderWidth, height: placeholderWidth, fit: 'inside' })
    .blur(0.6)
    .webp({ quality: 30, alphaQuality: 30, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** The decoders' words for a picture of more pixels than they are allowed. */
function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit|too large|security limit/i.test(error.message)
}
