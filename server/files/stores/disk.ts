import { access, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../errors.ts'
import { asNotFound, isCode, namesIn, openForReading } from '../disk.ts'
import { halfOf, moveInto, writeSafely } from '../durable.ts'
import { isUploadId } from '../uploads/upload-id.ts'
import { type Driver, WrongStorage } from './store.ts'

/** Stands in the folder, and so tells it from an empty one where its disk is away. */
export const markName = '.plinth'
const mark =
  'The files of Plinth lie here. Without this file it takes the folder for one whose disk is away.\n'

/** Keeps files under `directory`, in folders by the first characters of a key. */
export function diskStore(directory: string): Driver {
  const markPath = join(directory, markName)
  const pathOf = (key: string) => join(directory, key.slice(0, 6), key)
  const statusOf = (key: string) => stat(pathOf(key)).catch(asMissing)

  async function* keys() {
    for (const folder of (await namesIn(directory)).filter(isUploadId))
      for (const name of await namesIn(join(directory, folder))) if (isUploadId(name)) yield name
  }

  async function isMarked(): Promise<boolean> {
    return access(markPath).then(
      () => true,
      () => false,
    )
  }

  /** A folder of an earlier release has files, but no mark. */
  async function isThere(): Promise<boolean> {
    if (await isMarked()) return true
    for await (const _ of keys()) {
      await writeSafely(markPath, mark)
      return true
    }
    return false
  }

  /** What is not there is a 404 only where its folder is there. */
  async function asMissing(error: unknown): Promise<never> {
    if (error instanceof AppError || isCode(error, 'ENOENT')) await mustBeThere()
    return asNotFound(error)
  }

  async function mustBeThere(): Promise<void> {
    if (!(await isThere())) throw new Error(`The folder ${directory} is away: there is no ${markName} in it`)
  }

  async function begin(): Promise<void> {
    await writeSafely(markPath, mark).catch((error): never => {
      throw new WrongStorage(error.message)
    })
  }

  return {
    async put(key, path) {
      await mustBeThere()
      await moveInto(pathOf(key), path)
    },
    open: (key, range) => openForReading(pathOf(key), range).catch(asMissing),
    size: async (key) => (await statusOf(key)).size,
    storedAt: async (key) => (await statusOf(key)).mtime,
    async remove(key) {
      await mustBeThere()
      for (const path of [pathOf(key), halfOf(pathOf(key))]) await rm(path, { force: true })
    },
    async *keys() {
      await mustBeThere()
      yield* keys()
    },
    async check(_, isNew) {
      if (isNew && !(await isThere())) await begin()
      else await mustBeThere()
    },
  }
}
