import type { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import type { FileRow } from '../files/repository.ts'
import { archiveNames } from './archive-names.ts'

const missingName = 'not-found.txt'

/**
 * A zip of files, piece by piece, each read as fast as the archive is. Pictures and films are stored as they are: they are compressed already.
 * What the store has lost is named in a text of its own.
 * @param open breaks off where the bytes are not those that were stored
 */
export async function* archiveOf(
  files: FileRow[],
  open: (file: FileRow) => Promise<Readable>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  const begin = (name: string, mtime: string | number) => {
    const part = new ZipPassThrough(name)
    part.mtime = mtime
    zip.add(part)
    return part
  }
  const names = archiveNames(files)
  const missing: string[] = []
  for (const [index, file] of files.entries()) {
    const name = names[index] ?? file.id
    const bytes = await open(file).catch(() => undefined)
    if (!bytes) {
      missing.push(name)
      continue
    }
    const part = begin(name, file.createdAt)
    for await (const piece of bytes) {
      part.push(piece)
      yield* ready.splice(0)
    }
    part.push(new Uint8Array(), true)
  }
  if (missing.length > 0) {
    const text = `These files are lost: the store does not have them.\n\n${missing.join('\n')}\n`
    begin(missingName, Date.now()).push(Buffer.from(text), true)
  }
  zip.end()
  yield* ready.splice(0)
}
