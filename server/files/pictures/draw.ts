import sharp, { type Sharp } from 'sharp'
import type { PreviewOutput } from '#contract/file-address.ts'
import { measure, openFrames, openPicture, withinMemory } from './open-picture.ts'
import { longestSide } from './pixel-limits.ts'
import type { Rendition } from './rendition.ts'

/** What a rendition is drawn from. */
export interface Original {
  bytes: Buffer
  type: string
  /** Of the stored file. */
  size: number
  isAnimated: boolean
  /** Ends what can be ended of the drawing. */
  signal?: AbortSignal
}

/** Each is tried where the one before makes more bytes than the original has. */
const qualities = { avif: [50, 40, 30], webp: [78, 64, 50], jpeg: [80, 68, 56] }
/** What a browser gets to see in place of a HEIC picture. */
const viewQuality = 90
/** What a server may send before it hears from the browser: fewer bytes come no sooner. */
const firstFlight = 14_000

/**
 * Draws a rendition: upright, in sRGB, without what else the file told, enlarged only where it is lines, and of no more bytes than the
 * original, or so few that it does not matter. Where every quality makes more, as of fine lines in two colours, the
 * original itself is the rendition, if it is one that any browser shows and tells nothing but its pixels. A JPEG of what moves is its first frame.
 */
export async function drawRendition(original: Original, rendition: Rendition): Promise<Buffer> {
  const { bytes, type, signal } = original
  const { pixels } = await measure(bytes, type)
  return withinMemory({ type, pixels, signal }, () => drawLight(original, rendition))
}

async function drawLight(original: Original, rendition: Rendition): Promise<Buffer> {
  const { output, width } = rendition
  if (width === null) return encode(await scaled(original, rendition), output, viewQuality)
  // A vector drawing has few bytes for any number of pixels.
  const most =
    original.type === 'image/svg+xml' ? Number.POSITIVE_INFINITY : Math.max(original.size, firstFlight)
  const drawn: Buffer[] = []
  for (const quality of qualities[output]) {
    original.signal?.throwIfAborted()
    const bytes = await encode(await scaled(original, rendition), output, quality)
    if (bytes.length <= most) return bytes
    drawn.push(bytes)
  }
  const isStill = original.isAnimated && output === 'jpeg'
  if (!isStill && original.bytes.length <= most && (await isPlain(original))) return original.bytes
  return drawn.reduce((smallest, bytes) => (bytes.length < smallest.length ? bytes : smallest))
}

async function scaled(original: Original, { width, output }: Rendition): Promise<Sharp> {
  const { bytes, type, isAnimated, signal } = original
  const picture =
    isAnimated && output !== 'jpeg'
      ? openFrames(bytes)
      : await openPicture(bytes, type, { width: width ?? undefined, signal })
  if (width === null) return picture
  return picture.resize({ width, height: longestSide, fit: 'inside', withoutEnlargement: true })
}

function encode(picture: Sharp, output: PreviewOutput, quality: number): Promise<Buffer> {
  if (output === 'avif') return picture.avif({ quality, effort: 3 }).toBuffer()
  if (output === 'webp') return picture.webp({ quality }).toBuffer()
  return picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
}

const comments: Record<string, string> = { 'image/jpeg': '\xff\xfe', 'image/gif': '\x21\xfe' }

async function isPlain({ bytes, type }: Original): Promise<boolean> {
  if (!/^image\/(jpeg|png|gif|webp)$/.test(type)) return false
  const { exif, xmp, iptc, icc, comments: texts, orientation = 1 } = await sharp(bytes).metadata()
  const comment = comments[type]
  const isCommented = texts?.length || (comment && bytes.includes(Buffer.from(comment, 'latin1')))
  return !exif && !xmp && !iptc && !icc && !isCommented && orientation === 1
}
