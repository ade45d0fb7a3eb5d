import { join } from 'node:path'
import { counted, grouped } from '#contract/count.ts'
import type { Env } from '../../env.ts'
import { isCode } from '../../files/disk.ts'
import { type OpenArchive, unpackArchive } from '../archive/pack.ts'
import { Unreadable } from '../archive/unreadable.ts'
import { fetchArchive } from '../archives.ts'
import { type Objects, objectsOf } from '../objects.ts'
import { readArchivePath } from '../places/address.ts'
import { openPlace } from '../places/open.ts'
import { NotThere } from '../places/place.ts'
import { makePrivateFolder } from '../private-folder.ts'
import { contentsOf, damagedAmong, lackOf, proveDatabase } from '../prove.ts'
import { sqlitePath } from '../sqlite-path.ts'

/** An archive that was proved from its first byte to the last of its files. */
export interface ProvedArchive extends OpenArchive {
  objects: Objects
}

/** What is told of the work on an archive, and what stops it. */
export interface Telling {
  tell(line: string): void
  /** Aborted where it may not go on. */
  signal?: AbortSignal
}

/**
 * Opens an archive in a local folder and proves all of it.
 * @throws Error in one line
 */
export async function openProved(
  path: string,
  env: Env,
  directory: string,
  signal?: AbortSignal,
): Promise<ProvedArchive> {
  const { place: placeText, name } = readArchivePath(path)
  const place = await openPlace(placeText, env, path)
  try {
    const local = await fetchArchive(place, name, directory, signal)
    const opened = await makePrivateFolder(join(directory, 'opened'))
    const archive = await unpackArchive(local, opened, env.BACKUP_KEY, signal)
    await proveDatabase(archive, sqlitePath(env.DATABASE_URL) === undefined ? env.DATABASE_URL : undefined)
    const objects = await objectsOf(place, archive.manifest.filesKey, directory)
    signal?.throwIfAborted()
    const goOn = () => signal?.throwIfAborted()
    const lack = lackOf(await damagedAmong(contentsOf(archive.manifest), objects, goOn))
    if (lack) throw new Unreadable(lack)
    return { ...archive, objects }
  } catch (error) {
    signal?.throwIfAborted()
    if (isCode(error, 'EISDIR')) throw new Error(`${path} is a folder: name an archive in it`)
    if (error instanceof NotThere) throw new Error(`There is no archive at ${path}`)
    throw error instanceof Unreadable ? new Error(`${path}: ${error.message}`) : error
  }
}

/** Tells what an archive holds, and what it could not hold. */
export function tellContent(done: string, archive: OpenArchive, tell: Telling['tell']): void {
  tell(`${done} ${contentOf(archive)}`)
  const lost = archive.manifest.missing.length
  const were = lost === 1 ? 'was' : 'were'
  if (lost > 0) tell(`${grouped(lost)} of the files ${were} lost already when the archive was made.`)
}

function contentOf({ manifest }: OpenArchive): string {
  const { madeAt, database, files, hasFiles } = manifest
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0)
  const with_ = hasFiles ? `and ${counted(files.length, 'file')}` : 'without files'
  return `${madeAt}: ${counted(rows, 'row')} of ${counted(Object.keys(database.rows).length, 'table')} ${with_}`
}
