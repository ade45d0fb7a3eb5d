import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { createLimit } from '../../concurrency.ts'
import { type DrawnVector, drawVector } from './draw-vector.ts'
import { mostPixels, options } from './pixel-limits.ts'

const mostSeconds = 60

/** A picture of more pixels may take some hundred megabytes; so may any HEIC. */
const manyPixels = 30_000_000
const oneLarge = createLimit(1)

/**
 * Decodes one large picture at a time, and any number of others.
 * @param signal nobody waits for it any more
 */
export function withinMemory<T>(
  { type, pixels, signal }: { type: string; pixels: number; signal: AbortSignal | undefined },
  decode: () => Promise<T>,
): Promise<T> {
  return type === 'image/heic' || pixels > manyPixels ? oneLarge(decode, signal) : decode()
}

interface Opening {
  /** How wide a drawing without pixels is drawn; as wide as the widest rendition without it. */
  width?: number
  /** Ends what can be ended: the drawing of an SVG, the decoding of a HEIC. */
  signal?: AbortSignal
}

/**
 * Opens a picture for decoding, upright and in sRGB; what its pixels do not need is left behind.
 * @param source a local file's path, or its bytes
 */
export async function openPicture(
  source: string | Buffer,
  type: string,
  { width, signal }: Opening = {},
): Promise<Sharp> {
  if (type === 'image/svg+xml') return pixelsOf(await drawVector(await bytesOf(source), { width, signal }))
  return type === 'image/heic' ? openHeic(source, signal) : bounded(sharp(source, options).autoOrient())
}

/** The pixels of an SVG that has been drawn. */
export function pixelsOf({ data, width, height }: DrawnVector): Sharp {
  return bounded(sharp(data, { ...options, raw: { width, height, channels: 4 } }))
}

async function openHeic(source: string | Buffer, signal: AbortSignal | undefined): Promise<Sharp> {
  const { data, width, height } = await decodeHeic(await bytesOf(source), signal)
  return bounded(sharp(data, { ...options, raw: { width, height, channels: 4 } }).removeAlpha())
}

/** Opens a picture with all of its frames, which lie one below the other. */
export function openFrames(source: string | Buffer): Sharp {
  return bounded(sharp(source, { ...options, animated: true }))
}

/** How many frames a picture has, and how many pixels in all of them; 0 where only decoding tells. */
export async function measure(
  source: string | Buffer,
  type: string,
): Promise<{ frames: number; pixels: number }> {
  if (type === 'image/heic' || type === 'image/svg+xml') return { frames: 1, pixels: 0 }
  const isMoving = type === 'image/gif' || type === 'image/webp'
  const picture = isMoving ? openFrames(source) : await openPicture(source, type)
  const { width, height, pages = 1 } = await picture.metadata()
  return { frames: isMoving ? pages : 1, pixels: width * height }
}

function bounded(picture: Sharp): Sharp {
  return picture.timeout({ seconds: mostSeconds })
}

export async function bytesOf(source: string | Buffer): Promise<Buffer> {
  return Buffer.isBuffer(source) ? source : readFile(source)
}

interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Decodes beside the main thread, which goes on answering; the decoder's memory ends with its thread. */
function decodeHeic(bytes: Buffer, signal: AbortSignal | undefined): Promise<Pixels> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
      workerData: { bytes, mostPixels },
      stderr: true,
      stdout: true,
    })
    const end = () => void worker.terminate()
    signal?.addEventListener('abort', end, { once: true })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      signal?.removeEventListener('abort', end)
      reject(signal?.aborted ? signal.reason : new Error('The HEIC decoder gave no picture'))
    })
  })
}
