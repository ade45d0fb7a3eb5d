import { ReadableStream as WebStream } from 'node:stream/web'
import { createTarPacker } from 'modern-tar'
import type { Manifest } from '../archive/manifest.ts'
import type { Objects } from '../objects.ts'
import type { Place } from '../places/place.ts'
import { contentsOf } from '../prove.ts'

/** An archive and what lies beside it, under the names that they have in its place. */
export interface Bundle {
  names: string[]
  madeAt: Date
}

/** What belongs to an archive, each file once. */
export function bundleOf(archive: string, manifest: Manifest, objects: Objects): Bundle {
  const beside = contentsOf(manifest).map(({ hash }) => objects.nameOf(hash))
  return { names: [archive, ...beside], madeAt: new Date(manifest.madeAt) }
}

/**
 * All of it as one tar: unpacked, a folder that can be restored from. Bytes are read as fast as they are taken, as they lie in the
 * place, encrypted where they are; it breaks off where one is not there.
 */
export async function* tarOf(place: Place, { names, madeAt }: Bundle): AsyncGenerator<Uint8Array> {
  const { readable, controller } = createTarPacker()
  async function pack() {
    for (const name of names) {
      const entry = controller.add({ name, size: await place.size(name), mode: 0o600, mtime: madeAt })
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
