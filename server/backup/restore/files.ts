import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { forEach } from '../../concurrency.ts'
import { holds } from '../../files/copy.ts'
import { ifStored } from '../../files/if-stored.ts'
import type { Store } from '../../files/stores/store.ts'
import type { Unsettled } from '../../files/unsettled.ts'
import { newId } from '../../ids.ts'
import type { BackedUpFile } from '../archive/manifest.ts'
import { damagedAmong } from '../prove.ts'
import type { ProvedArchive } from './opened.ts'

const filesAtOnce = 4

interface Places {
  store: Store
  unsettled: Unsettled
  /** A local folder, nobody else's. */
  directory: string
  signal?: AbortSignal
}

/** Which of an archive's files the store lacks, and which keys hold other bytes there. */
export async function compareFiles(
  { manifest, objects }: ProvedArchive,
  store: Store,
): Promise<{ lacking: BackedUpFile[]; differing: BackedUpFile[] }> {
  const missing = new Set(manifest.missing)
  const found = { lacking: [] as BackedUpFile[], differing: [] as BackedUpFile[] }
  await forEach(manifest.files, filesAtOnce, async (file) => {
    if (missing.has(file.id) || (await holds(store, file))) return
    const isThere = (await ifStored(store.size(file.id))) !== undefined
    found[isThere ? 'differing' : 'lacking'].push(file)
  })
  if (!manifest.hasFiles) await mustBeKept([...found.lacking, ...found.differing], objects)
  return found
}

/** Before a migration the database alone is backed up: its files are in the store, or with an earlier archive. */
async function mustBeKept(files: BackedUpFile[], objects: ProvedArchive['objects']): Promise<void> {
  const lost = await damagedAmong(files, objects)
  const [first] = lost
  if (first)
    throw new Error(
      `The archive is one of the database alone, and the bytes of ${first.name} are not in the file storage any more`,
    )
}

/** Puts files into the store. Each key is noted first: bytes without a row are removed a day later. */
export async function putFiles(
  files: BackedUpFile[],
  { objects }: ProvedArchive,
  { store, unsettled, directory, signal }: Places,
): Promise<void> {
  await forEach(files, filesAtOnce, async ({ id, hash }) => {
    signal?.throwIfAborted()
    const path = join(directory, newId())
    await pipeline(await objects.open(hash), createWriteStream(path))
    await unsettled.note(id)
    await store.remove(id)
    await store.put(id, path)
  })
}
