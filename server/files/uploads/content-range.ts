import { limits } from '#contract/limits.ts'
import { fileMessages } from '#contract/messages.ts'
import { AppError } from '../../errors.ts'

/** One chunk of an upload: its position among `count`, and the size of it and of the whole file. */
export interface Chunk {
  index: number
  count: number
  size: number
  total: number
}

/**
 * Reads an upload's `Content-Range: bytes <start>-<end>/<total>`.
 * @throws AppError 400 where the range is none of a file cut into chunks, 413 where the whole is too large
 */
export function readChunk(header: string): Chunk {
  const found = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header.trim())
  if (!found) throw new AppError('invalid-chunk', 'Content-Range must be bytes <start>-<end>/<total>')
  const [start, end, total] = found.slice(1).map(Number) as [number, number, number]
  if (total > limits.file.video) throw new AppError('file-too-large', fileMessages.videoTooLarge)
  const last = Math.min(start + limits.file.chunk, total) - 1
  if (start % limits.file.chunk !== 0 || start >= total || end !== last)
    throw new AppError(
      'invalid-chunk',
      `Content-Range must name a chunk of ${limits.file.chunk} bytes, or the last one`,
    )
  return { index: start / limits.file.chunk, count: chunkCount(total), size: end - start + 1, total }
}

/** How many chunks a file of `size` bytes is uploaded in. */
export function chunkCount(size: number): number {
  return Math.max(1, Math.ceil(size / limits.file.chunk))
}
