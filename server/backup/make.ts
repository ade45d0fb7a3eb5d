import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupReason, BackupStep } from '#contract/backup.ts'
import { forEach } from '../concurrency.ts'
import { AppError } from '../errors.ts'
import { hashOf } from '../files/hash.ts'
import type { Store } from '../files/stores/store.ts'
import type { BackedUpFile, Manifest } from './archive/manifest.ts'
import { archiveName } from './archive/names.ts'
import { manifestName, packArchive, unpackArchive } from './archive/pack.ts'
import { fetchArchive } from './archives.ts'
import { filesKeyOf } from './files-key.ts'
import { type Objects, OtherBytes, objectsFolder, objectsOf } from './objects.ts'
import type { Place } from './places/place.ts'
import { contentsOf, damagedAmong, lackOf, proveDatabase } from './prove.ts'
import type { Snapshot } from './snapshot/snapshot.ts'
import { takeSnapshot } from './snapshot/take.ts'

const filesAtOnce = 4

export interface Job {
  databaseUrl: string
  /** Where the bytes of the files lie; without it, the database alone is backed up. */
  store: Store | undefined
  place: Place
  key: string | undefined
  reason: BackupReason
  /** A local folder, empty and nobody else's. */
  directory: string
  progress(step: BackupStep, done: number, total: number): void
  /** Aborted where the backup may not go on. */
  signal: AbortSignal
}

export interface Made {
  name: string
  bytes: number
  files: number
  newFiles: number
  /** What the store did not have, or had in other bytes than were stored. */
  missing: BackedUpFile[]
}

/**
 * Makes an archive and proves it: only what was read back and found right gets an archive's name. The database comes first,
 * then the files that it names, which nobody removes meanwhile.
 */
export async function makeArchive(job: Job): Promise<Made> {
  const { directory, place, key, progress, signal } = job
  const hasFiles = job.store !== undefined
  const content = join(directory, 'content')
  await mkdir(content)
  progress('database', 0, 0)
  const snapshot = await takeSnapshot(job.databaseUrl, content)
  const filesKey = await filesKeyOf(place, directory, key)
  const objects = await objectsOf(place, filesKey, directory)
  const { newFiles, missing } = await keepFiles(job, snapshot.files, objects)
  signal.throwIfAborted()

  const manifest = await describeArchive(job, snapshot, { content, filesKey, missing })
  await writeFile(join(content, manifestName), JSON.stringify(manifest))
  const packed = join(directory, 'packed')
  await packArchive(content, packed, key)
  const { size: bytes } = await stat(packed)
  await prove(job, packed, objects)
  signal.throwIfAborted()

  const kind = hasFiles ? (missing.length > 0 ? 'incomplete' : 'whole') : 'database'
  const name = archiveName(snapshot.madeAt, { kind, isEncrypted: key !== undefined })
  await putAway(job, name, packed)
  return { name, bytes, files: hasFiles ? snapshot.files.length : 0, newFiles, missing }
}

/** Copies the files that are not in the place yet. */
async function keepFiles(
  { place, store, progress, signal }: Job,
  files: BackedUpFile[],
  objects: Objects,
): Promise<{ newFiles: number; missing: BackedUpFile[] }> {
  if (!store) return { newFiles: 0, missing: [] }
  const present = new Set<string>()
  for await (const name of place.names(objectsFolder)) present.add(name)
  const sources = Map.groupBy(files, ({ hash }) => hash)
  const wanted = [...sources.keys()].filter((hash) => !present.has(objects.nameOf(hash)))
  const missing: BackedUpFile[] = []
  let done = 0
  await forEach(wanted, filesAtOnce, async (hash) => {
    signal.throwIfAborted()
    const copies = sources.get(hash) ?? []
    if (!(await keepOne(hash, copies, { store, objects }))) missing.push(...copies)
    done += 1
    progress('files', done, wanted.length)
  })
  return { newFiles: wanted.length - new Set(missing.map(({ hash }) => hash)).size, missing }
}

/** @returns whether any of the files that have these bytes gave them */
async function keepOne(
  hash: string,
  copies: BackedUpFile[],
  { store, objects }: { store: Pick<Store, 'open'>; objects: Objects },
): Promise<boolean> {
  for (const { id } of copies) {
    try {
      await objects.put(hash, await store.open(id))
      return true
    } catch (error) {
      const isMissing = error instanceof OtherBytes || (error instanceof AppError && error.status === 404)
      if (!isMissing) throw error
    }
  }
  return false
}

async function describeArchive(
  { reason, store }: Job,
  { madeAt, parts, files, ...database }: Snapshot,
  { content, filesKey, missing }: { content: string; filesKey: string | undefined; missing: BackedUpFile[] },
): Promise<Manifest> {
  const described = parts.map(async (path) => {
    const own = join(content, path)
    return { path, size: (await stat(own)).size, hash: await hashOf(own) }
  })
  return {
    ...{ format: 1, madeAt: madeAt.toISOString(), reason },
    database: { ...database, parts: await Promise.all(described) },
    ...{ hasFiles: store !== undefined, files, missing: missing.map(({ id }) => id), filesKey },
  }
}

/** Reads everything back. A file that was damaged since an earlier backup is kept anew. */
async function prove(
  { databaseUrl, directory, key, store, progress }: Job,
  packed: string,
  objects: Objects,
): Promise<void> {
  const opened = join(directory, 'opened')
  await mkdir(opened)
  const archive = await unpackArchive(packed, opened, key)
  await proveDatabase(archive, databaseUrl)
  const contents = contentsOf(archive.manifest)
  let done = 0
  const damaged = await damagedAmong(contents, objects, () => progress('proof', ++done, contents.length))
  for (const { hash } of damaged) {
    const copies = archive.manifest.files.filter((file) => file.hash === hash)
    if (store) await keepOne(hash, copies, { store, objects })
  }
  const lack = lackOf(await damagedAmong(damaged, objects))
  if (lack) throw new Error(`The archive could not be proved: ${lack}`)
}

/** Gives the archive its name, and reads it back from there. */
async function putAway({ place, directory }: Job, name: string, packed: string): Promise<void> {
  const hash = await hashOf(packed)
  await place.put(name, packed)
  if ((await hashOf(await fetchArchive(place, name, directory))) === hash) return
  await place.remove(name)
  throw new Error('The archive could not be proved: it is read back in other bytes than were written')
}
