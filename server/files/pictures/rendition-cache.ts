import { readFile, stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { asNotFound, openForReading } from '../disk.ts'
import type { FileRow } from '../repository.ts'
import type { Located } from '../serve.ts'
import { typeOfRendition } from './draw.ts'
import { type Rendition, renditionName } from './rendition.ts'
import type { Renditions } from './renditions.ts'

const mostBytes = 32 * 1024 * 1024
/** One that is larger is read from the disk each time. */
const mostBytesOfOne = 256 * 1024

/** Finds renditions to be served; the small ones that were asked for last are cached in memory. */
export function cachedRenditions(renditions: Renditions) {
  const cache = new LRUCache<string, { type: string; bytes: Buffer }>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })

  return async (file: FileRow, rendition: Rendition, signal?: AbortSignal): Promise<Located> => {
    const key = `${file.id}/${renditionName(file, rendition)}`
    const known = cache.get(key)
    if (known) return { ...known, size: known.bytes.length }
    const path = await renditions.path(file, rendition, signal)
    // It may have gone with its file meanwhile.
    const [type, { size }] = await Promise.all([typeOfRendition(path), stat(path)]).catch(asNotFound)
    if (size > mostBytesOfOne) return { type, size, open: (range) => openForReading(path, range) }
    const bytes = await readFile(path).catch(asNotFound)
    cache.set(key, { type, bytes })
    return { type, bytes, size: bytes.length }
  }
}
