import { stat } from 'node:fs/promises'
import { asNotFound, openForReading } from '../disk.ts'
import type { FileRow } from '../repository.ts'
import type { Located } from '../serve.ts'
import type { Rendition } from './rendition.ts'
import type { Renditions } from './renditions.ts'
import { typeOfRendition } from './type-of-rendition.ts'

/** Where a rendition lies, drawn by then. */
export async function locateRendition(
  renditions: Renditions,
  file: FileRow,
  rendition: Rendition,
  signal?: AbortSignal,
): Promise<Located> {
  const path = await renditions.path(file, rendition, signal)
  // It may have gone with its file meanwhile.
  const [type, { size }] = await Promise.all([typeOfRendition(path), stat(path)]).catch(asNotFound)
  return { type, size, open: (range) => openForReading(path, range) }
}
