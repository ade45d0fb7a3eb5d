import { rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { AppError } from '../../errors.ts'
import { isCode, namesIn, openForReading } from '../../files/disk.ts'
import { moveInto } from '../../files/durable.ts'
import { NotThere, type Place } from './place.ts'

/** A folder of backups. What is half written has a name that begins with a dot, and is not seen. */
export function folderPlace(directory: string): Place {
  const pathOf = (name: string) => resolve(directory, name)

  async function* names(folder: string): AsyncIterable<string> {
    for (const name of (await namesIn(pathOf(folder))).filter((name) => !name.startsWith('.'))) {
      const path = join(folder, name)
      if ((await stat(pathOf(path))).isFile()) yield path
      else if (folder) yield* names(path)
    }
  }

  return {
    address: directory,
    pathOf,
    names,
    put: (name, path) => moveInto(pathOf(name), path),
    open: (name) => openForReading(pathOf(name)).catch(asNotThere),
    size: async (name) => (await stat(pathOf(name)).catch(asNotThere)).size,
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

function asNotThere(error: unknown): never {
  const isMissing = isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')
  throw isMissing || (error instanceof AppError && error.status === 404) ? new NotThere() : error
}
