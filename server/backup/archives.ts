import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import type { Manifest } from './archive/manifest.ts'
import { type ArchiveName, readArchiveName } from './archive/names.ts'
import { manifestOf } from './archive/pack.ts'
import { Unreadable } from './archive/unreadable.ts'
import type { Place } from './places/place.ts'

/** The archives of a place, newest first. */
export async function archivesIn(place: Place): Promise<ArchiveName[]> {
  const archives: ArchiveName[] = []
  for await (const name of place.names('')) {
    const archive = readArchiveName(name)
    if (archive) archives.push(archive)
  }
  return archives.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}

/** Brings an archive to this machine. @throws NotThere */
export async function fetchArchive(
  place: Place,
  name: string,
  directory: string,
  signal?: AbortSignal,
): Promise<string> {
  const path = join(directory, newId())
  await pipeline(await place.open(name), createWriteStream(path, { mode: 0o600 }), { signal })
  return path
}

/** What an archive of the place says of itself; undefined where it can't be read, with this key at least. */
export async function manifestIn(
  place: Place,
  name: string,
  { directory, key }: { directory: string; key: string | undefined },
): Promise<Manifest | undefined> {
  const opened = join(directory, newId())
  await mkdir(opened)
  const path = await fetchArchive(place, name, directory)
  try {
    return await manifestOf(path, opened, key)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  } finally {
    await Promise.all([path, opened].map((path) => rm(path, { recursive: true, force: true })))
  }
}
