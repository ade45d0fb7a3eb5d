import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { forEach } from '../concurrency.ts'
import type { BackedUpFile, Manifest } from './archive/manifest.ts'
import type { OpenArchive } from './archive/pack.ts'
import { Unreadable } from './archive/unreadable.ts'
import { expecting, type Objects, OtherBytes } from './objects.ts'
import { NotThere } from './places/place.ts'
import { flawOfCopies, flawWhenLoaded } from './snapshot/prove-postgres.ts'
import { flawOf, sqlitePart } from './snapshot/sqlite.ts'

const filesAtOnce = 4

/** Of the files that lie beside an archive, one for each content that it names. */
export function contentsOf({ hasFiles, files, missing }: Manifest): BackedUpFile[] {
  if (!hasFiles) return []
  const gone = new Set(missing)
  return [
    ...new Map(files.filter(({ id }) => !gone.has(id)).map((file) => [file.hash, file] as const)).values(),
  ]
}

/**
 * Opens the database of an archive and looks at all of it.
 * @param url a PostgreSQL database in which one of PostgreSQL may be tried, and nothing remains
 * @throws Unreadable
 */
export async function proveDatabase({ directory, manifest }: OpenArchive, url?: string): Promise<void> {
  const { database } = manifest
  const flaw =
    database.kind === 'sqlite'
      ? flawOf(join(directory, sqlitePart), database.rows)
      : ((await flawOfCopies(directory, database)) ??
        (url && (await flawWhenLoaded(directory, database, url))))
  if (flaw) throw new Unreadable(flaw)
}

/**
 * Reads files back and compares their hashes.
 * @returns those that are missing or not what they were
 */
export async function damagedAmong(
  files: BackedUpFile[],
  objects: Objects,
  onDone: () => void = () => {},
): Promise<BackedUpFile[]> {
  const damaged: BackedUpFile[] = []
  await forEach(files, filesAtOnce, async (file) => {
    if (!(await isSound(file, objects))) damaged.push(file)
    onDone()
  })
  return damaged
}

async function isSound({ hash }: BackedUpFile, objects: Objects): Promise<boolean> {
  try {
    await pipeline(await objects.open(hash), expecting(hash), nowhere())
    return true
  } catch (error) {
    if (error instanceof NotThere || error instanceof OtherBytes || error instanceof Unreadable) return false
    throw error
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_bytes, _encoding, done) => done() })
}

/** What is wrong with the files beside an archive, in words that follow its name. */
export function lackOf(damaged: BackedUpFile[]): string | undefined {
  const [first] = damaged
  if (!first) return undefined
  const others = damaged.length > 1 ? `, and ${damaged.length - 1} more` : ''
  return `the bytes of ${first.name} are missing or damaged beside it (objects folder)${others}`
}
