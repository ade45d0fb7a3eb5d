import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileMessages } from '#contract/messages.ts'
import { notFound } from '../../errors.ts'
import { isCode, moveInto, openForReading } from '../disk.ts'
import { isUploadId } from '../uploads/upload-id.ts'
import { type Driver, WrongStorage } from './store.ts'

/** Keeps files under `directory`, in folders by the first characters of a key. */
export function diskStore(directory: string): Driver {
  const pathOf = (key: string) => join(directory, key.slice(0, 6), key)
  const statusOf = (key: string) =>
    stat(pathOf(key)).catch((error): never => {
      throw isCode(error, 'ENOENT') ? notFound(fileMessages.notFound) : error
    })
  return {
    put: (key, path) => moveInto(pathOf(key), path),
    open: (key, range) => openForReading(pathOf(key), range),
    size: async (key) => (await statusOf(key)).size,
    storedAt: async (key) => (await statusOf(key)).mtime,
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keys() {
      for (const folder of await readdir(directory).catch((): string[] => []))
        for (const name of await readdir(join(directory, folder)).catch((): string[] => []))
          if (isUploadId(name)) yield name
    },
    async check() {
      await mkdir(directory, { recursive: true }).catch((error): never => {
        throw new WrongStorage(`STORAGE_URL: ${error.message}`)
      })
    },
  }
}
