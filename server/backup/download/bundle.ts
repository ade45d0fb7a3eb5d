import { ReadableStream as WebStream } from 'node:stream/web'
import { createTarPacker } from 'modern-tar'
import type { Manifest } from '../archive/manifest.ts'
import type { Objects } from '../objects.ts'
import type { Place } from '../places/place.ts'
import { contentsOf } from '../prove.ts'

/** An archive and what lies beside it. */
export interface Bundle {
  /** The folder in which all of it comes. */
  folder: string
  /** What each is called in the place of the backups. */
  names: string[]
  /** ISO 8601 */
  madeAt: string
}

/** What belongs to an archive, each file once. */
export function bundleOf(archive: string, manifest: Manifest, objects: Objects): Bundle {
  const beside = contentsOf(manifest).map(({ hash }) => objects.nameOf(hash))
  const folder = archive.replace(/\.tar\.gz(\.age)?$/, '')
  return { folder, names: [archive, ...beside], madeAt: manifest.madeAt }
}

/**
 * All of it as one tar: unpacked, a folder that can be restored from. Bytes are read as fast as they are taken, as they lie in the
 * place, encrypted where they are; it breaks off where one is not there.
 */
export async function* tarOf(place: Place, { folder, names, madeAt }: Bundle): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker()
  const mtime = new Date(madeAt)
  async function pack() {
    for (const name of names) {
      const size = await place.size(name)
      const entry = controller.add({ name: `${folder}/${name}`, size, mode: 0o600, mtime })
      const bytes = await place.open(name)
      // What is left before it was read is not closed by its stream.
      await WebStream.from(bytes)
        .pipeTo(entry)
        .finally(() => bytes.destroy())
    }
    controller.finalize()
  }
  pack().catch((error) => controller.error(error))
  yield* readable
}
