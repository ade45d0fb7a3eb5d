import { stat } from 'node:fs/promises'
import type { FileType } from '#contract/file.ts'
import type { Limit } from '../../concurrency.ts'
import { hashOf } from '../hash.ts'
import { cleanDrawing } from './clean-drawing.ts'
import { type Description, describeFile } from './describe.ts'
import { removeLocation } from './remove-location.ts'
import { recognise } from './sniff.ts'

/** What is known of a file once it may count as stored. `hash` is the SHA-256 of its bytes. */
export interface Examined extends Description {
  type: FileType
  size: number
  hash: string
}

/**
 * Examines a local file: recognised by its content, cleaned where it lies, decoded from beginning to end.
 * @param limit bounds how many pictures are worked on at once
 * @throws AppError 400 or 413 where it is not accepted
 */
export async function examine(path: string, limit: Limit): Promise<Examined> {
  const type = await recognise(path)
  if (type === 'image/svg+xml') await cleanDrawing(path)
  const description = await limit(() => describeFile(path, type))
  await removeLocation(path, type)
  return { type, size: (await stat(path)).size, hash: await hashOf(path), ...description }
}
