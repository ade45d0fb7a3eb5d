import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileMessages } from '#contract/messages.ts'
import { notFound } from '../errors.ts'
import type { ByteRange } from './stores/store.ts'

/** A stream over an open file, so that a missing one fails before anything is answered. */
export async function openForReading(path: string, range?: ByteRange): Promise<Readable> {
  const handle = await open(path).catch(asNotFound)
  return handle.createReadStream(range)
}

/** @throws AppError 404 where there is no such file; `error` itself where it says anything else */
export function asNotFound(error: unknown): never {
  throw isCode(error, 'ENOENT') ? notFound(fileMessages.notFound, 'file-not-found') : error
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/**
 * Makes a folder, and those above it that are missing. Node's own recursive mkdir never ends where a folder that is there
 * says that it is not, as those of the system do.
 * @returns the folders that were missing, the topmost first
 */
export async function makeFolders(path: string): Promise<string[]> {
  try {
    await mkdir(path)
    return [path]
  } catch (error) {
    const above = dirname(path)
    if (isCode(error, 'ENOENT') && above !== path) {
      const made = await makeFolders(above)
      await mkdir(path).catch(async (again) => {
        if (!(await isFolder(path))) throw again
      })
      return [...made, path]
    }
    if (await isFolder(path)) return []
    throw error
  }
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** What a folder names; nothing where there is none. */
export async function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch((error): string[] => {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return []
    throw error
  })
}

/** What a folder names that has not changed since `before`. */
export async function namesOlderThan(directory: string, before: Date): Promise<string[]> {
  const names = await namesIn(directory)
  const older = await Promise.all(
    names.map((name) =>
      stat(join(directory, name)).then(
        ({ mtime }) => mtime < before,
        () => false,
      ),
    ),
  )
  return names.filter((_, index) => older[index])
}

/** Removes what in a folder has not changed since `before`. */
export async function removeOlder(directory: string, before: Date): Promise<void> {
  for (const name of await namesOlderThan(directory, before))
    await rm(join(directory, name), { recursive: true, force: true })
}
